import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { products } from "../tables.ts";
import type { Ask } from "./rules.ts";

/** What the platform asked the author of a product to change; one stands at a time, until it is closed. */
export const productChangeRequests = pgTable("product_asks", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  items: jsonb("items").$type<Ask[]>().notNull(),
  requestedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
  /** When it was published again. */
  answeredAt: timestamp("answered_at", { withTimezone: true }),
  closedAt: timestamp("closed_at", { withTimezone: true }),
});
