import { choiceParam, defineList, numberParam, type SearchOf } from "#kit/define-list.ts";
import { COUPON_SORTS, COUPON_TABS } from "../search.ts";

/** The platform's coupons; with `criar` the form of a new one is open. */
export const platformCouponList = defineList({
  name: "cupons-da-autoria",
  path: "/painel/admin/cupons",
  tabs: COUPON_TABS,
  sorts: COUPON_SORTS,
  row: numberParam,
  filters: { sem_usos: choiceParam(["1"]), criar: choiceParam(["1"]) },
});
export type PlatformCouponsSearch = SearchOf<typeof platformCouponList>;

/** The list with the form of a new one open, or closed. */
export const formHref = (search: PlatformCouponsSearch, isOpen: boolean): string =>
  platformCouponList.href({ ...search, criar: isOpen ? "1" : undefined });
