import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { REPORT_KINDS } from "./rules.ts";

export const reports = pgTable("reports", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  kind: text("kind", { enum: REPORT_KINDS }).notNull(),
  ref: text("ref").notNull(),
  reason: text("reason").notNull(),
  words: text("words").notNull().default(""),
  reporterId: uuid("reporter_id").references(() => users.id),
  reporterKey: text("reporter_key").notNull(),
  status: text("status", { enum: ["aberta", "procedente", "improcedente"] })
    .notNull()
    .default("aberta"),
  decidedBy: uuid("decided_by").references(() => users.id),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
