import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { APPEAL_KINDS } from "./rules.ts";

export const moderationAppeals = pgTable("moderation_appeals", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  kind: text("kind", { enum: APPEAL_KINDS }).notNull(),
  ref: text("ref").notNull(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  words: text("words").notNull(),
  status: text("status", { enum: ["aberto", "acolhido", "recusado"] })
    .notNull()
    .default("aberto"),
  answer: text("answer"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
});
