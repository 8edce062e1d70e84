import { PAGE_SIZES } from "#kit/list-search.ts";
import { COUPON_TABS, type CouponsSearch } from "../search.ts";
import type { CouponList } from "../schema.ts";
import { findCoupons, isInTab } from "./coupons-found.ts";

/** One page of a store's coupons, or with null the platform's, with how many each tab holds under the same filters. */
export async function listCoupons(storeId: number | null, search: CouponsSearch): Promise<CouponList> {
  const size = search.por ?? PAGE_SIZES[0];
  const first = ((search.pagina ?? 1) - 1) * size;
  const found = await findCoupons(storeId, search);
  const chosen = found.filter((row) => isInTab(row, search.situacao ?? "todos"));
  return {
    rows: chosen.slice(first, first + size),
    counts: Object.fromEntries(
      COUPON_TABS.map((tab) => [tab, found.filter((row) => isInTab(row, tab)).length]),
    ) as CouponList["counts"],
    total: chosen.length,
  };
}
