import { jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "../tables.ts";
import type { Contract } from "./schema.ts";

export const orderContracts = pgTable("order_contracts", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => orders.id),
  body: jsonb("body").$type<Contract>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
