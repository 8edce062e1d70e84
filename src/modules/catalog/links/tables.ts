import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { productFiles } from "../tables.ts";

/** Where a file of the kind `link` leads. Only who may have the file ever reads `address`. */
export const productLinks = pgTable("product_links", {
  fileId: uuid("file_id")
    .primaryKey()
    .references(() => productFiles.id),
  address: text("address").notNull(),
  host: text("host").notNull(),
  /** How to use what is there, in a few words of the author. */
  words: text("words").notNull().default(""),
});
