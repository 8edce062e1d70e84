import { type ListSearch, listHref, readListSearch } from "#kit/list-search.ts";
import { readChoice, readWhole } from "#kit/search-params.ts";

export const COUPON_TABS = ["todos", "ativos", "agendados", "pausados", "encerrados"] as const;
export type CouponTab = (typeof COUPON_TABS)[number];
/** Newest first until told; each column its own way. */
const COUPON_SORTS = ["criado", "codigo", "usos", "receita", "desconto", "fim"] as const;
export type CouponSort = (typeof COUPON_SORTS)[number];

export const COUPONS_PATH = "/painel/cupons";

export type CouponsSearch = ListSearch & {
  aba?: "promocoes" | undefined;
  situacao?: Exclude<CouponTab, "todos"> | undefined;
  /** What it is good for: the whole store, or products chosen one by one. */
  alcance?: "loja" | "escolhidos" | undefined;
  /** Only those the store's page shows to everybody. */
  na_loja?: "1" | undefined;
  sem_usos?: "1" | undefined;
  /** The form of a new one is open. */
  criar?: "1" | undefined;
};

/** What `/painel/cupons` reads from its address. A value that makes no sense counts as absent. */
export const readCouponsSearch = (raw: Record<string, unknown>): CouponsSearch => ({
  ...readListSearch(raw, COUPON_SORTS),
  linha: readWhole(raw.linha, 1, 999_999_999)?.toString(),
  aba: readChoice(raw.aba, ["promocoes"]),
  situacao: readChoice(raw.situacao, ["ativos", "agendados", "pausados", "encerrados"]),
  alcance: readChoice(raw.alcance, ["loja", "escolhidos"]),
  na_loja: readChoice(raw.na_loja, ["1"]),
  sem_usos: readChoice(raw.sem_usos, ["1"]),
  criar: readChoice(raw.criar, ["1"]),
});

/** The address of a view of the coupons. Another view begins at its first page, with nothing open over it. */
export const couponsHref = (search: CouponsSearch, change: Partial<CouponsSearch> = {}): string =>
  listHref(COUPONS_PATH, { ...search, criar: undefined }, change as Record<string, string | number | undefined>);
