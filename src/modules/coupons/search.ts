import { choiceParam, defineList, numberParam, type SearchOf, type SortOf, type TabOf } from "#kit/define-list.ts";

export const COUPON_TABS = ["todos", "ativos", "agendados", "pausados", "encerrados"] as const;
/** Newest first until told; each column its own way. */
export const COUPON_SORTS = ["criado", "codigo", "usos", "receita", "desconto", "fim"] as const;

/**
 * A store's coupons. `alcance` is what a coupon is good for, the whole store or products chosen one by one; `na_loja` leaves only those
 * the store's page shows to everybody; with `criar` the form of a new one is open.
 */
export const couponList = defineList({
  name: "cupons",
  path: "/painel/cupons",
  file: "/painel/cupons/exportar.csv",
  tabs: COUPON_TABS,
  sorts: COUPON_SORTS,
  row: numberParam,
  filters: {
    aba: choiceParam(["promocoes"]),
    alcance: choiceParam(["loja", "escolhidos"]),
    na_loja: choiceParam(["1"]),
    sem_usos: choiceParam(["1"]),
    criar: choiceParam(["1"]),
  },
});
export type CouponsSearch = SearchOf<typeof couponList>;
export type CouponTab = TabOf<typeof couponList>;
export type CouponSort = SortOf<typeof couponList>;

/** The address of a view of the coupons. Another view begins at its first page, with nothing open over it. */
export const couponsHref = (search: CouponsSearch, change: Partial<CouponsSearch> = {}): string =>
  couponList.href({ ...search, criar: undefined }, change as Record<string, string | number | undefined>);
