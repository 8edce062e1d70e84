import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "../../orders/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The bank account for an order's refunds, for a method that cannot return money to the payer; the account's data are encrypted. */
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
