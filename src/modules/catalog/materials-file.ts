import { sql } from "drizzle-orm";
import { csvPages } from "#kit/csv-pages.ts";
import { formatDayKey } from "#kit/date-format.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { inTab, narrowing, ofStore } from "./queries/materials-found.ts";
import { readMaterials } from "./queries/materials.ts";
import type { ProductStatus } from "./rules/product-status.ts";
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

const STATUS_WORDS: Record<ProductStatus, string> = {
  rascunho: "Rascunho",
  em_revisao: "Em revisão",
  publicado: "Publicado",
  reprovado: "Ajustes pedidos",
  pausado: "Pausado",
  arquivado: "Arquivado",
  bloqueado: "Bloqueado",
};

/** The products a view of the list finds, all its pages, as a spreadsheet in Portuguese, in the view's order and in pieces. */
export function materialsFile(storeId: number, search: MaterialsSearch): AsyncGenerator<string> {
  const where = sql`${ofStore(storeId)} and ${narrowing(search)} and ${inTab(search)}`;
  return csvPages(
    HEAD,
    (limit, offset) => readMaterials(where, search, { limit, offset }),
    (row) => [
      row.title || "Sem título",
      STATUS_WORDS[row.status],
      row.category,
      row.priceCents === null ? null : row.priceCents / 100,
      row.sales,
      row.revenueCents / 100,
      row.downloads,
      row.ratingCount > 0 ? Math.round((row.ratingSum / row.ratingCount) * 10) / 10 : null,
      row.ratingCount,
      formatDayKey(dayKeySp(new Date(row.updatedAt))),
    ],
  );
}
