import { sql } from "drizzle-orm";
import { bigint, boolean, date, foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { products } from "../catalog/tables.ts";
import { stores } from "../stores/tables.ts";

export const favouriteLists = pgTable("favourite_lists", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  name: text("name").notNull(),
  isFirst: boolean("is_first").notNull().default(false),
  hasAlerts: boolean("has_alerts").notNull().default(false),
  /** Who has it may see the list. */
  shareToken: text("share_token"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const favourites = pgTable(
  "favourites",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    listId: uuid("list_id").notNull(),
    seenPriceCents: integer("seen_price_cents").notNull(),
    toldPriceCents: integer("told_price_cents"),
    note: text("note").notNull().default(""),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
    removedAt: timestamp("removed_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export const storesFollowed = pgTable(
  "stores_followed",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    storeId: integer("store_id")
      .notNull()
      .references(() => stores.id),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull().defaultNow(),
    /** When they asked for emails too; null for the bell alone. */
    emailsSince: timestamp("letters_since", { withTimezone: true }),
    /** They were told, as they asked, that the store comes to have their address. */
    sharesEmail: boolean("shares_email").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.storeId] })],
);

export const listFollowers = pgTable(
  "list_followers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    listId: uuid("list_id")
      .notNull()
      .references(() => favouriteLists.id, { onDelete: "cascade" }),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listId] })],
);

export const followedPrices = pgTable(
  "followed_prices",
  {
    userId: uuid("user_id").notNull(),
    listId: uuid("list_id").notNull(),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** When this person first could see it there. */
    seenPriceCents: integer("seen_price_cents").notNull(),
    toldPriceCents: integer("told_price_cents"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listId, table.productId] }),
    foreignKey({ columns: [table.userId, table.listId], foreignColumns: [listFollowers.userId, listFollowers.listId] }),
  ],
);

export const followedSearches = pgTable(
  "followed_searches",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    search: text("search").notNull(),
    name: text("name").notNull(),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull().defaultNow(),
    nextAt: timestamp("next_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.search] })],
);

export const storeNews = pgTable("store_news", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  /** In São Paulo. */
  day: date("day").notNull(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  productId: bigint("product_id", { mode: "number" }).references(() => products.id),
  postedAt: timestamp("posted_at", { withTimezone: true }).notNull().defaultNow(),
  /** How many followers were told; final once `toldAt` is there. */
  notifiedCount: integer("told").notNull().default(0),
  toldAt: timestamp("told_at", { withTimezone: true }),
  removedAt: timestamp("removed_at", { withTimezone: true }),
});
