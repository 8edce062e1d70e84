import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Folded words of the catalogue, each with its commonest spelling and how many products say it. */
export const searchVocabulary = pgTable("search_vocabulary", {
  word: text("word").primaryKey(),
  shown: text("shown").notNull(),
  products: integer("products").notNull(),
});

export const searchSuggestions = pgTable("search_suggestions", {
  prefix: text("prefix").primaryKey(),
  phrases: text("phrases").array().notNull(),
  categoryIds: integer("category_ids").array().notNull(),
  storeIds: integer("store_ids").array().notNull(),
});

/** When each of the tables above was last remade. */
export const searchRebuilds = pgTable("search_rebuilds", {
  name: text("name").primaryKey(),
  at: timestamp("at", { withTimezone: true }).notNull(),
});
