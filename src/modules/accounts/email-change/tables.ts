import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../tables.ts";

export const emailChanges = pgTable("email_changes", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  oldEmail: text("old_email").notNull(),
  newEmail: text("new_email").notNull(),
  status: text("status", { enum: ["pedida", "confirmada", "cancelada", "desfeita"] })
    .notNull()
    .default("pedida"),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  undoUntil: timestamp("undo_until", { withTimezone: true }),
  closedAt: timestamp("closed_at", { withTimezone: true }),
});
