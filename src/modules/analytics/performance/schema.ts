import { listHref, readListSearch, readSort } from "#kit/list-search.ts";

export const PERFORMANCE_PATH = "/painel/analytics/materiais";
export const PERFORMANCE_FILE = "/painel/analytics/materiais.csv";
export const PERFORMANCE_PAGE = 50;

/** Today, and the seven and thirty days that end today. */
export const SPANS = [1, 7, 30] as const;
export const MEASURES = ["vendas", "receita", "visitas"] as const;
/** The largest first until turned round; titles from A on. */
export const PERFORMANCE_SORTS = [
  "vendas30",
  "vendas7",
  "vendas1",
  "receita30",
  "receita7",
  "receita1",
  "visitas30",
  "visitas7",
  "visitas1",
  "conversao",
  "titulo",
] as const;
export type PerformanceSort = (typeof PERFORMANCE_SORTS)[number];
export type PerformanceSearch = { ordem?: string | undefined; pagina?: number | undefined };

/** What the page reads from its address; nonsense counts as absent. */
export const readPerformanceSearch = (raw: Record<string, unknown>): PerformanceSearch => {
  const { ordem, pagina } = readListSearch(raw, PERFORMANCE_SORTS);
  return { ordem, pagina };
};

export const performanceHref = (search: PerformanceSearch, change: PerformanceSearch = {}): string =>
  listHref(PERFORMANCE_PATH, search, change);

export const performanceOrder = (search: PerformanceSearch) => readSort<PerformanceSort>(search.ordem, "vendas30");

/** Paid lines, the author's net of them less what went back, and visitors of each day, of today and of the last 7 and 30 days. */
export type PerformanceRow = {
  productId: number;
  slug: string;
  title: string;
  vendas1: number;
  vendas7: number;
  vendas30: number;
  receita1: number;
  receita7: number;
  receita30: number;
  visitas1: number;
  visitas7: number;
  visitas30: number;
  /** Sales for each visitor of the 30 days; null without visitors, or when more sales than visitors were counted. */
  conversao: number | null;
};
