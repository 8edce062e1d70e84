import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a person may not do and why, in the words they read; their one appeal and what came of it. */
export const accountSuspensions = pgTable("account_suspensions", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  scopes: text("scopes").array().notNull(),
  reason: text("reason").notNull(),
  startedAt: instant("started_at").notNull().defaultNow(),
  endedAt: instant("ended_at"),
  appeal: text("appeal"),
  appealedAt: instant("appealed_at"),
  answer: text("answer"),
  answeredAt: instant("answered_at"),
});
