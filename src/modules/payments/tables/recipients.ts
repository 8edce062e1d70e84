import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";

export const recipients = pgTable("recipients", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  providerId: text("provider_id").notNull(),
  status: text("status", { enum: ["enviado", "em_analise", "ativo", "suspenso", "recusado", "bloqueado"] }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
