import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import type { StorePageForm, StorePolicies, StoreSection } from "./store-page/rules/store-page.ts";

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
  /** First day of a closing said in advance; without one it begins when it is said. */
  closedFrom: date("closed_from"),
  /** Last day it sells nothing, in São Paulo; a day already past says nothing. */
  closedUntil: date("closed_until"),
  closingWords: text("closing_words").notNull().default(""),
  /** Where else its author is. */
  links: text("links").array().notNull().default([]),
  showsCoupons: boolean("shows_coupons").notNull().default(true),
  /** Read by who reviews one of its products; empty says nothing. */
  reviewThanks: text("review_thanks").notNull().default(""),
});

/** Addresses stores have or had. */
export const storeSlugs = pgTable("store_slugs", {
  slug: text("slug").primaryKey(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const storePages = pgTable("store_faces", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  bannerKey: text("banner_key"),
  sections: jsonb("sections").$type<StoreSection[]>().notNull(),
  /** What waits to be published. */
  draft: jsonb("draft").$type<StorePageForm>(),
  revision: integer("revision").notNull().default(1),
  savedAt: timestamp("saved_at", { withTimezone: true }),
  publishedAt: timestamp("published_at", { withTimezone: true }),
});

/** The latest number is in force. */
export const storePolicies = pgTable(
  "store_policies",
  {
    storeId: integer("store_id")
      .notNull()
      .references(() => stores.id),
    number: integer("number").notNull(),
    words: jsonb("words").$type<StorePolicies>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.number] })],
);
