import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { categories, products } from "../catalog/tables.ts";

export const homeSections = pgTable("home_sections", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  position: integer("position").notNull().default(0),
  kind: text("kind", {
    enum: [
      "em_alta",
      "destaques",
      "mais_vendidos",
      "novidades",
      "gratis",
      "promocoes",
      "categoria",
      "busca",
      "prateleiras",
      "autor",
      "lojas",
    ],
  }).notNull(),
  title: text("title").notNull(),
  categoryId: integer("category_id").references(() => categories.id),
  words: text("words").notNull().default(""),
  size: smallint("size").notNull().default(4),
  audience: text("audience", { enum: ["todos", "visitantes", "clientes", "autores"] })
    .notNull()
    .default("todos"),
  startsAt: timestamp("starts_at", { withTimezone: true }),
  endsAt: timestamp("ends_at", { withTimezone: true }),
  isOn: boolean("is_on").notNull().default(true),
});

export const homeSectionProducts = pgTable(
  "home_section_products",
  {
    sectionId: integer("section_id")
      .notNull()
      .references(() => homeSections.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    position: integer("position").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.productId] })],
);
