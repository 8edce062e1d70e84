import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../tables.ts";

export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    version: text("version").notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
