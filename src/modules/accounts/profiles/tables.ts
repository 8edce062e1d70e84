import { sql } from "drizzle-orm";
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../tables.ts";

export const profiles = pgTable("profiles", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  slug: text("slug").notNull(),
  shownName: text("shown_name").notNull(),
  areas: text("areas").array().notNull().default([]),
  byline: text("byline").notNull().default(""),
  /** The id of an image of ours. */
  photoKey: text("photo_key"),
  isOpen: boolean("is_open").notNull().default(false),
  showsSince: boolean("shows_since").notNull().default(false),
  showsAreas: boolean("shows_areas").notNull().default(false),
  showsLists: boolean("shows_lists").notNull().default(false),
  showsReviews: boolean("shows_reviews").notNull().default(false),
  showsStores: boolean("shows_stores").notNull().default(false),
  isIndexed: boolean("is_indexed").notNull().default(false),
  blockedAt: timestamp("blocked_at", { withTimezone: true }),
  blockReason: text("block_reason"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
