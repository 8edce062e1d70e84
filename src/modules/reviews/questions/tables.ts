import { sql } from "drizzle-orm";
import { bigint, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { products } from "../../catalog/tables.ts";

export const questions = pgTable("questions", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  askerId: uuid("asker_id")
    .notNull()
    .references(() => users.id),
  body: text("body").notNull(),
  status: text("status", { enum: ["retida", "publicada", "rejeitada", "oculta"] }).notNull(),
  heldFor: text("held_for").array().notNull().default([]),
  answer: text("answer"),
  answeredAt: timestamp("answered_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  publishedAt: timestamp("published_at", { withTimezone: true }),
});
