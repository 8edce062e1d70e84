import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "../../orders/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Where money of an order goes back to, for a method whose money has no way back; the account itself is sealed. */
export const refundAccounts = pgTable("refund_accounts", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => orders.id),
  sealed: text("sealed").notNull(),
  bankName: text("bank_name").notNull(),
  accountMasked: text("account_masked").notNull(),
  createdAt: instant("created_at")
    .notNull()
    .default(sql`now()`),
  updatedAt: instant("updated_at")
    .notNull()
    .default(sql`now()`),
});
