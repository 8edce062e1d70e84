import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";
import { paymentAttempts } from "./attempts.ts";

export const ledgerAccounts = pgTable("ledger_accounts", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  code: text("code").notNull(),
});

export const ledgerJournals = pgTable("ledger_journals", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text("kind").notNull(),
  ref: text("ref").notNull(),
  attemptId: uuid("attempt_id").references(() => paymentAttempts.id),
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
