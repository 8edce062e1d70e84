import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "../../orders/tables.ts";
import { stores } from "../../stores/tables.ts";
import { DISPUTE_REASONS, DISPUTE_STATUSES } from "../disputes/rules/dispute.ts";
import { paymentAttempts } from "./attempts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const id = () =>
  uuid("id")
    .primaryKey()
    .default(sql`new_id()`);

export const disputes = pgTable("disputes", {
  id: id(),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  attemptId: uuid("attempt_id")
    .notNull()
    .references(() => paymentAttempts.id),
  reason: text("reason", { enum: DISPUTE_REASONS }).notNull(),
  status: text("status", { enum: DISPUTE_STATUSES }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  flips: integer("flips").notNull().default(0),
  wordsUntil: instant("words_until"),
  deadlineAt: instant("deadline_at"),
  openedAt: instant("opened_at").notNull().defaultNow(),
  formalizedAt: instant("formalized_at"),
  defendedAt: instant("defended_at"),
  decidedAt: instant("decided_at"),
});

export const disputeEvidence = pgTable("dispute_evidence", {
  id: id(),
  disputeId: uuid("dispute_id")
    .notNull()
    .references(() => disputes.id),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  body: text("body").notNull().default(""),
  fileName: text("file_name"),
  contentType: text("content_type"),
  sizeBytes: integer("size_bytes"),
  storageKey: text("storage_key"),
  createdAt: instant("created_at").notNull().defaultNow(),
});
