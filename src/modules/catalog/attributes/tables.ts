import { bigint, boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { categories, products } from "../tables.ts";

export const attributes = pgTable("attributes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  kind: text("kind", { enum: ["uma", "varias", "numero", "faixa"] }).notNull(),
  unit: text("unit"),
  lowest: integer("lowest"),
  highest: integer("highest"),
  /** Offered beside the listing. */
  isFacet: boolean("is_facet").notNull().default(true),
});

export const attributeOptions = pgTable("attribute_options", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  attributeId: integer("attribute_id")
    .notNull()
    .references(() => attributes.id),
  slug: text("slug").notNull(),
  label: text("label").notNull(),
  position: integer("position").notNull().default(0),
});

export const categoryAttributes = pgTable(
  "category_attributes",
  {
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    attributeId: integer("attribute_id")
      .notNull()
      .references(() => attributes.id),
    position: integer("position").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.attributeId] })],
);

export const productAttributeOptions = pgTable(
  "product_attribute_options",
  {
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    optionId: integer("option_id")
      .notNull()
      .references(() => attributeOptions.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.optionId] })],
);

export const productAttributeNumbers = pgTable(
  "product_attribute_numbers",
  {
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    attributeId: integer("attribute_id")
      .notNull()
      .references(() => attributes.id),
    low: integer("low").notNull(),
    high: integer("high").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.attributeId] })],
);
