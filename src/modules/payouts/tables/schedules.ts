import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { stores } from "../../stores/tables.ts";
import { FREQUENCIES } from "../schedule/rules.ts";
import { bankAccounts } from "./bank.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const payoutSchedules = pgTable("payout_schedules", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  frequency: text("frequency", { enum: FREQUENCIES }).notNull(),
  leastCents: integer("least_cents").notNull(),
  accountId: uuid("account_id")
    .notNull()
    .references(() => bankAccounts.id),
  nextAt: instant("next_at").notNull(),
  /** The period and block last reported, so that each is reported once. */
  notifiedBlock: text("told"),
  createdAt: instant("created_at")
    .notNull()
    .default(sql`now()`),
  updatedAt: instant("updated_at")
    .notNull()
    .default(sql`now()`),
});
