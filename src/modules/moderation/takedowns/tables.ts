import { sql } from "drizzle-orm";
import { bigint, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { products } from "../../catalog/tables.ts";
import { orderItems } from "../../orders/tables.ts";
import { refunds } from "../../payments/tables/refunds.ts";
import { GROUNDS, OUTCOMES, TAKEDOWN_STATUSES } from "./rules.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const takedowns = pgTable("takedowns", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  ground: text("ground", { enum: GROUNDS }).notNull(),
  reason: text("reason").notNull(),
  status: text("status", { enum: TAKEDOWN_STATUSES }).notNull().default("marcada"),
  requestedBy: uuid("asked_by")
    .notNull()
    .references(() => users.id),
  startsAt: instant("starts_at"),
  createdAt: instant("created_at").defaultNow(),
});

export const takedownBuyers = pgTable(
  "takedown_buyers",
  {
    takedownId: uuid("takedown_id")
      .notNull()
      .references(() => takedowns.id),
    orderItemId: uuid("order_item_id")
      .notNull()
      .references(() => orderItems.id),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    refundId: uuid("refund_id").references(() => refunds.id),
    triedAt: instant("tried_at").defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.takedownId, table.orderItemId] })],
);
