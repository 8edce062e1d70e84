import { sql } from "drizzle-orm";
import { csvPages } from "#platform/csv-pages.ts";
import { productStatusWords } from "./messages.ts";
import { inTab, narrowing, ofStore } from "./queries/materials-found.ts";
import { readMaterials } from "./queries/materials.ts";
import type { MaterialsSearch } from "./schema/materials-search.ts";

const HEAD = [
  "Material",
  "Situação",
  "Categoria",
  "Preço (R$)",
  "Vendas",
  "Receita (R$)",
  "Downloads",
  "Nota",
  "Avaliações",
  "Atualizado (Brasília)",
];

/** The products a view of the list finds, all its pages, as a spreadsheet in Portuguese, in the view's order and in pieces. */
export function materialsFile(storeId: number, search: MaterialsSearch): AsyncGenerator<string> {
  const where = sql`${ofStore(storeId)} and ${narrowing(search)} and ${inTab(search)}`;
  return csvPages(
    HEAD,
    (limit, offset, on) => readMaterials(where, search, { limit, offset }, on),
    (row) => [
      row.title || "Sem título",
      productStatusWords[row.status],
      row.category,
      row.priceCents === null ? null : row.priceCents / 100,
      row.sales,
      row.revenueCents / 100,
      row.downloads,
      row.ratingCount > 0 ? Math.round((row.ratingSum / row.ratingCount) * 10) / 10 : null,
      row.ratingCount,
      new Date(row.updatedAt),
    ],
  );
}
