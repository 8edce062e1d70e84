import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const recipientRegistrations = pgTable("recipient_registrations", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  status: text("status", { enum: ["rascunho", "enviando", "desconhecido", "aceito"] })
    .notNull()
    .default("rascunho"),
  sealed: text("sealed"),
  idempotencyKey: uuid("idempotency_key")
    .notNull()
    .default(sql`new_id()`),
  problems: jsonb("problems").$type<Record<string, string>>().notNull().default({}),
  tries: integer("tries").notNull().default(0),
  nextTryAt: instant("next_try_at"),
  sentAt: instant("sent_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
