import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "../../orders/tables.ts";
import { paymentAttempts } from "./attempts.ts";

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
