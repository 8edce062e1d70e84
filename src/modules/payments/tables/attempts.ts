import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "../../orders/tables.ts";
import { ATTEMPT_STATUSES } from "../rules/verdict.ts";

export const paymentAttempts = pgTable("payment_attempts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  method: text("method", { enum: ["pix", "cartao"] }).notNull(),
  status: text("status", {
    enum: ATTEMPT_STATUSES,
  })
    .notNull()
    .default("criada"),
  amountCents: integer("amount_cents").notNull(),
  split: jsonb("split").notNull(),
  idempotencyKey: uuid("idempotency_key")
    .notNull()
    .default(sql`new_id()`),
  providerOrderId: text("provider_order_id"),
  providerChargeId: text("provider_charge_id"),
  paidAmountCents: integer("paid_amount_cents"),
  refundedAmountCents: integer("refunded_amount_cents").notNull().default(0),
  pixCode: text("pix_code"),
  pixExpiresAt: timestamp("pix_expires_at", { withTimezone: true }),
  refusal: text("refusal"),
  pollCount: integer("poll_count").notNull().default(0),
  nextPollAt: timestamp("next_poll_at", { withTimezone: true }),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
