import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { categories } from "../tables.ts";

/** Addresses categories have or had. */
export const categorySlugs = pgTable("category_slugs", {
  slug: text("slug").primaryKey(),
  categoryId: integer("category_id")
    .notNull()
    .references(() => categories.id),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
