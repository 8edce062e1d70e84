import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { stores } from "../../stores/tables.ts";
import { ANTICIPATION_STATUSES } from "../anticipation/rules.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Money of card sales requested from the provider before its date; one open per store (a unique index). */
export const anticipations = pgTable("anticipations", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  status: text("status", { enum: ANTICIPATION_STATUSES }).notNull().default("enviando"),
  netCents: integer("net_cents").notNull(),
  costCents: integer("cost_cents").notNull(),
  paysAt: instant("pays_at").notNull(),
  providerId: text("provider_id"),
  nextPollAt: instant("next_poll_at").default(sql`now() + interval '1 minute'`),
  pollCount: integer("poll_count").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
  closedAt: instant("closed_at"),
});
