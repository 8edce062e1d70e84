import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";
import type { WorkingCopy } from "../schema/product-form.ts";
import { products } from "../tables.ts";
import type { ImportCells, ImportColumn } from "./rules/columns.ts";
import type { CellProblem } from "./rules/import-page.ts";

export const productImports = pgTable("material_imports", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  fileName: text("file_name").notNull(),
  columns: text("columns").array().$type<ImportColumn[]>().notNull(),
  unknownColumns: text("unknown_columns").array().notNull(),
  status: text("status", { enum: ["conferida", "importando", "pronta"] })
    .notNull()
    .default("conferida"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp("finished_at", { withTimezone: true }),
});

export const productImportRows = pgTable(
  "material_import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => productImports.id),
    line: integer("line").notNull(),
    cells: jsonb("cells").$type<ImportCells>().notNull(),
    problems: jsonb("problems").$type<CellProblem[]>().notNull(),
    /** Null when something keeps the line from being a draft. */
    draft: jsonb("draft").$type<WorkingCopy>(),
    madeAt: timestamp("made_at", { withTimezone: true }),
    productId: bigint("product_id", { mode: "number" }).references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);
