import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#modules/accounts/tables.ts";
import { categories, products } from "#modules/catalog/tables.ts";
import { BANNER_PAPERS } from "./home/rules/home-sections.ts";
import type { ArrangedSection } from "./home/arrange/rules/arranged-section.ts";

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
      "faixa",
    ],
  }).notNull(),
  title: text("title").notNull(),
  categoryId: integer("category_id").references(() => categories.id),
  words: text("words").notNull().default(""),
  href: text("href").notNull().default(""),
  paper: text("paper", { enum: BANNER_PAPERS }).notNull().default("menta"),
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

/** One row at most: what is being arranged and is not on show. */
export const homeDrafts = pgTable("home_drafts", {
  id: integer("id").primaryKey().default(1),
  sections: jsonb("sections").$type<ArrangedSection[]>().notNull(),
  revision: integer("revision").notNull().default(1),
  savedBy: uuid("saved_by")
    .notNull()
    .references(() => users.id),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
});

export const homeVersions = pgTable("home_versions", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  sections: jsonb("sections").$type<ArrangedSection[]>().notNull(),
  note: text("note").notNull(),
  publishedBy: uuid("published_by").references(() => users.id),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
});
