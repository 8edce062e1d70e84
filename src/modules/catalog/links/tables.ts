import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { productFiles } from "../tables.ts";
import { LINK_ANSWERS } from "./checking/rules.ts";

/** Where a file of the kind `link` leads. Only who may have the file ever reads `address`. */
export const productLinks = pgTable("product_links", {
  fileId: uuid("file_id")
    .primaryKey()
    .references(() => productFiles.id),
  address: text("address").notNull(),
  host: text("host").notNull(),
  /** How to use what is there, in a few words of the author. */
  words: text("words").notNull().default(""),
  /** When it is asked again whether it opens; null once its author took it out of the product. */
  checkAt: timestamp("check_at", { withTimezone: true }).default(sql`now()`),
  checkedAt: timestamp("checked_at", { withTimezone: true }),
  checkAnswer: text("check_answer", { enum: LINK_ANSWERS }),
  /** How often in a row its site said that there is nothing there, and since when. */
  goneTimes: integer("gone_times").notNull().default(0),
  goneSince: timestamp("gone_since", { withTimezone: true }),
  /** How often in a row nothing could be known of it. */
  unknownTimes: integer("unknown_times").notNull().default(0),
  brokenSince: timestamp("broken_since", { withTimezone: true }),
});
