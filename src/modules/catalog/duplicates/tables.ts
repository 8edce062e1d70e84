import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How each page of a PDF looks from far; `bands` are the pieces it is looked up by. */
export const pagePrints = pgTable(
  "page_prints",
  {
    sha256: text("sha256").notNull(),
    pageNumber: integer("page_number").notNull(),
    print: text("print").notNull(),
    bands: integer("bands").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.pageNumber] })],
);
