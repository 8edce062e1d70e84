import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";

export const paymentCustomers = pgTable("payment_customers", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  providerId: text("provider_id").notNull(),
});

export const cards = pgTable("cards", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  providerId: text("provider_id").notNull(),
  brand: text("brand").notNull(),
  firstSix: text("first_six"),
  lastFour: text("last_four").notNull(),
  holderName: text("holder_name").notNull().default(""),
  expMonth: integer("exp_month").notNull(),
  expYear: integer("exp_year").notNull(),
  nickname: text("nickname").notNull().default(""),
  isDefault: boolean("is_default").notNull().default(false),
  expiryToldAt: timestamp("expiry_told_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp("removed_at", { withTimezone: true }),
});
