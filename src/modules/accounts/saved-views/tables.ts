import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../tables.ts";

export const savedViews = pgTable("saved_views", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  list: text("list").notNull(),
  name: text("name").notNull(),
  /** The list's parameters, without page nor open row. */
  query: text("query").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
