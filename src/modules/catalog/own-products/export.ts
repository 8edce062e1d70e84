import { sql } from "drizzle-orm";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { storeFile } from "#platform/http/store-file.ts";
import { productStatusWords } from "../messages.ts";
import { inTab, narrowing, ofStore } from "./queries/found.ts";
import { readOwnProducts } from "./queries/list.ts";
import { ownProductList, type OwnProductsSearch } from "./search.ts";

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
export function ownProductsFile(storeId: number, search: OwnProductsSearch): AsyncGenerator<string> {
  const where = sql`${ofStore(storeId)} and ${narrowing(search)} and ${inTab(search)}`;
  return csvPages(
    HEAD,
    (limit, offset, on) => readOwnProducts(where, search, { limit, offset }, on),
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

export const ownProductRoutes = storeFile({
  name: () => `materiais-${fileBrand()}.csv`,
  path: ownProductList.path,
  file: ownProductList.file,
  read: ownProductList.read,
  write: ownProductsFile,
});
