import { sql } from "drizzle-orm";
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../tables.ts";

export const consents = pgTable("consents", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  browserId: uuid("browser_id").notNull(),
  userId: uuid("user_id").references(() => users.id),
  purpose: text("purpose", { enum: ["medicao"] }).notNull(),
  isGiven: boolean("is_given").notNull(),
  textVersion: text("text_version").notNull(),
  how: text("how", { enum: ["aviso", "rodape", "conta"] }).notNull(),
  ipPrefix: text("ip_prefix").notNull(),
  userAgent: text("user_agent").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});
