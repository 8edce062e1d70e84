import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { products } from "../tables.ts";
import type { Ask } from "./rules.ts";

/** What the house asked the author of a material to change; one stands at a time, until it is closed. */
export const productAsks = pgTable("product_asks", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  items: jsonb("items").$type<Ask[]>().notNull(),
  askedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
  /** When it was published again. */
  answeredAt: timestamp("answered_at", { withTimezone: true }),
  closedAt: timestamp("closed_at", { withTimezone: true }),
});
