import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../stores/tables.ts";
import { ATTEMPT_STATUSES } from "./rules/verdict.ts";
import { orders } from "../orders/tables.ts";

export const recipients = pgTable("recipients", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  providerId: text("provider_id").notNull(),
  status: text("status", { enum: ["enviado", "em_analise", "ativo", "suspenso", "recusado", "bloqueado"] }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

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

export const webhookEvents = pgTable("webhook_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  body: jsonb("body").notNull(),
  status: text("status", { enum: ["recebido", "processado", "ignorado", "erro", "morto"] })
    .notNull()
    .default("recebido"),
  deliveries: integer("deliveries").notNull().default(1),
  lastError: text("last_error"),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  processedAt: timestamp("processed_at", { withTimezone: true }),
});

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
  cause: text("cause", {
    enum: ["atrasado", "excedente", "subpago", "duplicado", "arrependimento", "defeito", "autor", "admin"],
  }).notNull(),
  status: text("status", {
    enum: [
      "solicitado",
      "em_aprovacao",
      "aprovado",
      "negado",
      "enviando",
      "feito",
      "recusado",
      "desconhecido",
      "aguardando_saldo",
      "manual",
    ],
  })
    .notNull()
    .default("aprovado"),
  idempotencyKey: uuid("idempotency_key")
    .notNull()
    .default(sql`new_id()`),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  doneAt: timestamp("done_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const ledgerAccounts = pgTable("ledger_accounts", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  code: text("code").notNull(),
});

export const ledgerJournals = pgTable("ledger_journals", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text("kind").notNull(),
  ref: text("ref").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    journalId: bigint("journal_id", { mode: "number" })
      .notNull()
      .references(() => ledgerJournals.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.journalId, table.accountId] })],
);

export const wallets = pgTable("wallets", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  pendingCents: bigint("pending_cents", { mode: "number" }).notNull().default(0),
  availableCents: bigint("available_cents", { mode: "number" }).notNull().default(0),
  reservedCents: bigint("reserved_cents", { mode: "number" }).notNull().default(0),
  debtCents: bigint("debt_cents", { mode: "number" }).notNull().default(0),
});
