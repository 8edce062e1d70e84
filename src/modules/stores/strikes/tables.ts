import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../tables.ts";
import { STRIKE_KINDS } from "./rules.ts";

export const storeStrikes = pgTable("store_strikes", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  kind: text("kind", { enum: STRIKE_KINDS }).notNull(),
  /** The id of the product, or of the store itself. */
  ref: text("ref").notNull(),
  reason: text("reason").notNull(),
  givenAt: timestamp("given_at", { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  liftedAt: timestamp("lifted_at", { withTimezone: true }),
  liftedReason: text("lifted_reason").notNull().default(""),
});
