import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

export const stores = pgTable("stores", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  ownerId: uuid("owner_id")
    .notNull()
    .references(() => users.id),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  authorName: text("author_name").notNull(),
  tagline: text("tagline").notNull().default(""),
  bio: text("bio").notNull().default(""),
  city: text("city").notNull().default(""),
  uf: text("uf").notNull().default(""),
  paper: text("paper", { enum: ["rosa", "canario", "menta", "ceu", "pessego", "lilas"] })
    .notNull()
    .default("rosa"),
  portraitKey: text("portrait_key"),
  legalName: text("legal_name").notNull(),
  document: text("document").notNull(),
  status: text("status", { enum: ["rascunho", "aprovada", "suspensa", "encerrada"] })
    .notNull()
    .default("rascunho"),
  commissionBps: integer("commission_bps"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  approvedAt: timestamp("approved_at", { withTimezone: true }),
  /** Last day it sells nothing, in São Paulo; a day already past says nothing. */
  closedUntil: date("closed_until"),
  closingWords: text("closing_words").notNull().default(""),
});

/** Addresses stores have or had. */
export const storeSlugs = pgTable("store_slugs", {
  slug: text("slug").primaryKey(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
