import { bigint, boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { PAYMENT_METHODS } from "../../rules/payment-methods.ts";
import { ORDER_STATUSES } from "../../rules.ts";
import { stores } from "../../../stores/tables.ts";

const cents = (name: string) => bigint(name, { mode: "number" }).notNull();

const columns = () => ({
  storeId: integer("store_id").notNull(),
  /** In São Paulo: of the payment or, while unpaid, of the order. */
  day: date("day").notNull(),
  productId: bigint("product_id", { mode: "number" }).notNull(),
  method: text("method", { enum: PAYMENT_METHODS }).notNull(),
  status: text("status", { enum: ORDER_STATUSES }).notNull(),
  isPaid: boolean("is_paid").notNull(),
  items: integer("items").notNull(),
  paidCents: cents("paid_cents"),
  commissionCents: cents("commission_cents"),
  interestCents: cents("interest_cents"),
  returnedCents: cents("returned_cents"),
});

/** The lines each store sold, counted and summed in centavos; not yet in it are the rows of `saleTallyChanges`. */
export const saleTallies = pgTable(
  "sale_tallies",
  {
    ...columns(),
    storeId: integer("store_id")
      .notNull()
      .references(() => stores.id),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.productId, table.method, table.status, table.isPaid] })],
);

/** What the database adds to the sums, or takes from them, with each change of a sale. */
export const saleTallyChanges = pgTable("sale_tally_changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  ...columns(),
});
