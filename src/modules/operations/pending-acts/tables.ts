import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#modules/accounts/tables.ts";
import { ACT_STATES } from "./rules/act-status.ts";

export const pendingActs = pgTable("pending_acts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  act: text("act").notNull(),
  /** What it is about, by the act's own name for it: of one thing, one change waits at a time. */
  subject: text("subject").notNull(),
  args: jsonb("args").notNull(),
  status: text("status", { enum: ACT_STATES }).notNull().default("esperando"),
  askedBy: uuid("asked_by")
    .notNull()
    .references(() => users.id),
  askedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  answeredBy: uuid("answered_by").references(() => users.id),
  answeredAt: timestamp("answered_at", { withTimezone: true }),
  /** Why another owner refused, or which refusal of the act impeded it. */
  answer: text("answer"),
});
