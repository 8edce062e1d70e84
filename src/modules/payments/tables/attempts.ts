import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "../../orders/tables.ts";
import { CHARGED_METHODS } from "../../orders/rules/payment-methods.ts";
import { ATTEMPT_STATUSES } from "../rules/verdict.ts";
import { cards } from "./cards.ts";

export const paymentAttempts = pgTable("payment_attempts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  method: text("method", { enum: CHARGED_METHODS }).notNull(),
  status: text("status", {
    enum: ATTEMPT_STATUSES,
  })
    .notNull()
    .default("criada"),
  amountCents: integer("amount_cents").notNull(),
  split: jsonb("split").notNull(),
  installments: integer("installments").notNull().default(1),
  interestCents: integer("interest_cents").notNull().default(0),
  authorInterestCents: integer("author_interest_cents").notNull().default(0),
  cardId: uuid("card_id").references(() => cards.id),
  cardToken: text("card_token"),
  cardBrand: text("card_brand"),
  cardFirstSix: text("card_first_six"),
  cardLastFour: text("card_last_four"),
  providerCardId: text("provider_card_id"),
  providerCustomerId: text("provider_customer_id"),
  saveCard: boolean("save_card").notNull().default(false),
  billingAddress: jsonb("billing_address"),
  /** The buyer's IP address, sent with the charge for the provider's antifraud, and erased some days later (`forgetBuyerIps`). */
  buyerIp: text("buyer_ip"),
  statementName: text("statement_name"),
  expiresSeconds: integer("expires_seconds"),
  idempotencyKey: uuid("idempotency_key")
    .notNull()
    .default(sql`new_id()`),
  providerOrderId: text("provider_order_id"),
  providerChargeId: text("provider_charge_id"),
  paidAmountCents: integer("paid_amount_cents"),
  refundedAmountCents: integer("refunded_amount_cents").notNull().default(0),
  /** The code the buyer pays with, of any method; the columns retain their original names because an older version may be running. */
  code: text("pix_code"),
  codeExpiresAt: timestamp("pix_expires_at", { withTimezone: true }),
  codeUrl: text("code_url"),
  refusal: text("refusal"),
  /** Whether the confirmation at the buyer's bank is requested, and the bank's page and deadline while it is pending. */
  needsAuthentication: boolean("asks_authentication").notNull().default(false),
  authenticationUrl: text("authentication_url"),
  authenticateBy: timestamp("authenticate_by", { withTimezone: true }),
  providerUpdatedAt: timestamp("provider_updated_at", { withTimezone: true }),
  readAt: timestamp("read_at", { withTimezone: true }),
  pollCount: integer("poll_count").notNull().default(0),
  nextPollAt: timestamp("next_poll_at", { withTimezone: true }),
  resumeAt: timestamp("resume_at", { withTimezone: true }),
  /** When the buyer is to get the code by e-mail; null when they got it, or need it no more. */
  codeEmailAt: timestamp("code_email_at", { withTimezone: true }),
  /** When the provider's fee of a paid charge is to be read next; null when it is booked, or nobody looks for it any more. */
  feeAt: timestamp("fee_at", { withTimezone: true }),
  feeTries: integer("fee_tries").notNull().default(0),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
