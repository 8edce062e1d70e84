import { isDayKey } from "#kit/day-key.ts";
import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice, readWhole } from "#kit/search-params.ts";

export const PRODUCTS_PATH = "/painel/admin/produtos";
export const PRODUCTS_FILE = "/painel/admin/produtos.csv";

/** What each tab of the list holds; without one, all that were ever published. */
export const PRODUCT_TABS = ["todos", "venda", "denunciados", "repetidos", "ajustes", "bloqueados", "fora"] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

const SORTS = ["publicado", "titulo", "preco", "vendas", "receita"] as const;
export type ProductSort = (typeof SORTS)[number];

export type ProductsSearch = ListSearch & {
  situacao?: Exclude<ProductTab, "todos"> | undefined;
  categoria?: number | undefined;
  /** Published for the first time between these days, both inclusive. */
  de?: string | undefined;
  ate?: string | undefined;
  /** Only what never sold. */
  sem_vendas?: "1" | undefined;
};

const readDay = (value: unknown): string | undefined => (typeof value === "string" && isDayKey(value) ? value : undefined);

/** What the market's products read from their address; nonsense counts as absent. */
export const readProductsSearch = (raw: Record<string, unknown>): ProductsSearch => ({
  ...readListSearch(raw, SORTS),
  linha: readWhole(raw.linha, 1, 999_999_999)?.toString(),
  situacao: readChoice(raw.situacao, ["venda", "denunciados", "repetidos", "ajustes", "bloqueados", "fora"]),
  categoria: readWhole(raw.categoria, 1, 999_999_999),
  de: readDay(raw.de),
  ate: readDay(raw.ate),
  sem_vendas: readChoice(raw.sem_vendas, ["1"]),
});
