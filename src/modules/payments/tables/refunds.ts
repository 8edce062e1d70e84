import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { orderItems, orders } from "../../orders/tables.ts";
import { PAID_BY, PROBLEMS, REFUND_CAUSES, WAITING_FOR } from "../refunds/rules/causes.ts";
import { REFUND_STATUSES } from "../refunds/rules/moves.ts";
import { paymentAttempts } from "./attempts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const refunds = pgTable("refunds", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  attemptId: uuid("attempt_id")
    .notNull()
    .references(() => paymentAttempts.id),
  amountCents: integer("amount_cents").notNull(),
  cause: text("cause", { enum: REFUND_CAUSES }).notNull(),
  status: text("status", { enum: REFUND_STATUSES }).notNull().default("aprovado"),
  idempotencyKey: uuid("idempotency_key")
    .notNull()
    .default(sql`new_id()`),
  requestedBy: uuid("asked_by").references(() => users.id),
  reason: text("reason").notNull().default(""),
  problem: text("problem", { enum: PROBLEMS }),
  waitingFor: text("waiting_for", { enum: WAITING_FOR }),
  dueAt: instant("due_at"),
  escalatesAt: instant("escalates_at"),
  answer: text("answer").notNull().default(""),
  paidBy: text("paid_by", { enum: PAID_BY }).notNull().default("divisao"),
  acceptedAt: instant("accepted_at"),
  refusedAt: instant("refused_at"),
  sentAt: instant("sent_at"),
  doneAt: instant("done_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const refundItems = pgTable(
  "refund_items",
  {
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id),
    orderItemId: uuid("order_item_id")
      .notNull()
      .references(() => orderItems.id),
    netCents: integer("net_cents").notNull(),
    commissionCents: integer("commission_cents").notNull(),
    interestCents: integer("interest_cents").notNull(),
    costCents: integer("cost_cents").notNull().default(0),
    isOpen: boolean("is_open").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.orderItemId] })],
);

export const saleReversals = pgTable("sale_reversals", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  attemptId: uuid("attempt_id")
    .notNull()
    .references(() => paymentAttempts.id),
  orderItemId: uuid("order_item_id")
    .notNull()
    .references(() => orderItems.id),
  source: text("source", { enum: ["estorno", "contestacao"] }).notNull(),
  kind: text("kind").notNull(),
  ref: text("ref").notNull(),
  netCents: integer("net_cents").notNull(),
  commissionCents: integer("commission_cents").notNull(),
  interestCents: integer("interest_cents").notNull(),
  at: instant("at").notNull().defaultNow(),
});
