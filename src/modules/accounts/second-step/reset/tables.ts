import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A second step that will be turned off for who lost it, unless its owner uses it until then. */
export const secondStepResets = pgTable("second_step_resets", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  status: text("status", { enum: ["esperando", "feita", "cancelada"] })
    .notNull()
    .default("esperando"),
  dueAt: instant("due_at").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  closedAt: instant("closed_at"),
});
