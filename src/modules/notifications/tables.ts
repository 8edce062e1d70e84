import { sql } from "drizzle-orm";
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

export const notifications = pgTable("notifications", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  event: text("event").notNull(),
  ref: text("ref").notNull(),
  facts: jsonb("facts").notNull(),
  readAt: timestamp("read_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const notificationStops = pgTable(
  "notification_stops",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    event: text("event").notNull(),
    channel: text("channel", { enum: ["sino", "email"] }).notNull(),
    stoppedAt: timestamp("stopped_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.event, table.channel] })],
);
