import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { stores } from "../../stores/tables.ts";
import { WITHDRAWAL_STATUSES } from "../withdrawals/rules/moves.ts";
import { bankAccounts } from "./bank.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const withdrawals = pgTable("withdrawals", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  status: text("status", { enum: WITHDRAWAL_STATUSES }).notNull().default("pendente_confirmacao"),
  amountCents: integer("amount_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  netCents: integer("net_cents")
    .notNull()
    .generatedAlwaysAs(sql`amount_cents - fee_cents`),
  accountId: uuid("account_id")
    .notNull()
    .references(() => bankAccounts.id),
  accountHash: text("account_hash").notNull(),
  snapshotHash: text("snapshot_hash").notNull(),
  tokenHash: text("token_hash").notNull(),
  denialHash: text("denial_hash").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** The network and the device of the request, as shown in the e-mail. */
  requestedFrom: jsonb("asked_from").notNull(),
  risk: jsonb("risk").notNull().default([]),
  balanceBeforeCents: bigint("balance_before_cents", { mode: "number" }),
  providerId: text("provider_id"),
  providerFeeCents: integer("provider_fee_cents"),
  feeCover: text("fee_cover", { enum: ["pedida", "feita"] }),
  feeCoverCents: integer("fee_cover_cents"),
  feeCoverAt: instant("fee_cover_at"),
  problem: text("problem"),
  /** The period of the author's schedule that started it; null for a manual withdrawal. */
  schedulePeriod: text("schedule_period"),
  estimatedAt: instant("estimated_at").notNull(),
  pollCount: integer("poll_count").notNull().default(0),
  nextPollAt: instant("next_poll_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  confirmedAt: instant("confirmed_at"),
  sentAt: instant("sent_at"),
  paidAt: instant("paid_at"),
  closedAt: instant("closed_at"),
});
