import { type ListSearch, listHref, readListSearch } from "#kit/list-search.ts";
import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { MOVE_TYPES, type MoveType } from "../payouts/statement/rules/move-types.ts";
import { type Group, GROUPS } from "./rules/groups.ts";
import { type Comparison, COMPARISONS } from "./rules/comparison.ts";
import { CHARGED_METHODS, type ChargedMethod } from "../orders/rules/payment-methods.ts";

export const ANALYTICS_PATH = "/painel/analytics";
export const MOVES_FILE = "/painel/analytics/transacoes.csv";

/** What the bars of the revenue are of. */
export const MEASURES = ["liquida", "bruta", "reembolsos"] as const;
export type Measure = (typeof MEASURES)[number];
/** Newest first, and largest first, until turned round. */
const MOVE_SORTS = ["data", "valor"] as const;
export type MoveSort = (typeof MOVE_SORTS)[number];

/** What the page reads from its address: the days and comparison of every section, and the choices of each. */
export type AnalyticsSearch = ListSearch & {
  de?: string | undefined;
  ate?: string | undefined;
  comparar?: Comparison | undefined;
  agrupar?: Group | undefined;
  medida?: Measure | undefined;
  /** The product the downloads are of. */
  baixado?: number | undefined;
  tipo?: MoveType | undefined;
  meio?: ChargedMethod | undefined;
  material?: number | undefined;
};

const LARGEST_ID = 999_999_999;

/** A value that makes no sense counts as absent; nothing here refuses. `comparar=1` is the period before. */
export const readAnalyticsSearch = (raw: Record<string, unknown>): AnalyticsSearch => ({
  ...readRangeSearch(raw),
  agrupar: readChoice(raw.agrupar, GROUPS),
  medida: readChoice(raw.medida, MEASURES),
  baixado: readWhole(raw.baixado, 1, LARGEST_ID),
  tipo: readChoice(raw.tipo, MOVE_TYPES),
  meio: readChoice(raw.meio, CHARGED_METHODS),
  material: readWhole(raw.material, 1, LARGEST_ID),
  ...readListSearch(raw, MOVE_SORTS),
});

/** The part of the address that says which days. */
export const readRangeSearch = (raw: Record<string, unknown>): Pick<AnalyticsSearch, "de" | "ate" | "comparar"> => ({
  de: readWords(raw.de, 10),
  ate: readWords(raw.ate, 10),
  comparar: String(raw.comparar) === "1" ? "anterior" : readChoice(raw.comparar, COMPARISONS),
});

/** The page with something of its address changed; the table goes back to its first page. */
export const analyticsHref = (search: AnalyticsSearch, change: Partial<AnalyticsSearch> = {}): string =>
  listHref(ANALYTICS_PATH, search, change as Record<string, string | number | undefined>);

/** The author's orders of some days. */
export const ordersHref = (days: { from: string; to: string }): string =>
  listHref("/painel/pedidos", {}, { aba: "vendas", situacao: "todas", de: days.from, ate: days.to });
