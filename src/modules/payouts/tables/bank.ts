import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { stores } from "../../stores/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const bankAccounts = pgTable("bank_accounts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  status: text("status", { enum: ["pendente", "aplicando", "ativa", "substituida", "cancelada", "recusada"] }).notNull(),
  isFirst: boolean("is_first").notNull(),
  bankCode: text("bank_code").notNull(),
  bankName: text("bank_name").notNull(),
  branchMasked: text("branch_masked").notNull(),
  accountMasked: text("account_masked").notNull(),
  accountType: text("account_type", { enum: ["corrente", "poupanca"] }).notNull(),
  holderName: text("holder_name").notNull(),
  documentMasked: text("document_masked").notNull(),
  fingerprint: text("fingerprint").notNull(),
  sealed: text("sealed"),
  idempotencyKey: uuid("idempotency_key")
    .notNull()
    .default(sql`new_id()`),
  denialHash: text("denial_hash"),
  problem: text("problem"),
  tries: integer("tries").notNull().default(0),
  nextTryAt: instant("next_try_at"),
  usableFrom: instant("usable_from").notNull(),
  requestedBy: uuid("requested_by").references(() => users.id),
  createdAt: instant("created_at").notNull().defaultNow(),
  activeFrom: instant("active_from"),
  closedAt: instant("closed_at"),
});

export const payoutHolds = pgTable("payout_holds", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  kind: text("kind").notNull(),
  reason: text("reason").notNull(),
  until: instant("until"),
  createdAt: instant("created_at").notNull().defaultNow(),
  liftedAt: instant("lifted_at"),
});
