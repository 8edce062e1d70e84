import { listHref } from "#kit/list-search.ts";
import { type CouponsSearch, readCouponsSearch } from "../../rules/coupons-search.ts";

export const PLATFORM_COUPONS_PATH = "/painel/admin/cupons";
export const PLATFORM_COUPONS_FILE = "/painel/admin/cupons.csv";

export type PlatformCouponsSearch = Omit<CouponsSearch, "aba" | "alcance" | "na_loja">;

/** What `/painel/admin/cupons` reads from its address. A value that makes no sense counts as absent. */
export function readPlatformCouponsSearch(raw: Record<string, unknown>): PlatformCouponsSearch {
  const { aba: _a, alcance: _l, na_loja: _n, ...search } = readCouponsSearch(raw);
  return search;
}

/** The list with the form of a new one open, or closed. */
export const formHref = (search: PlatformCouponsSearch, isOpen: boolean): string =>
  listHref(PLATFORM_COUPONS_PATH, { ...search, criar: isOpen ? "1" : undefined }, {});
