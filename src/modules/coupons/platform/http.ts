import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { couponsFile } from "../coupons-file.ts";
import { PLATFORM_COUPONS_FILE, readPlatformCouponsSearch } from "./rules/search.ts";

/** For admins: a view of the platform's coupons as a spreadsheet. */
export const platformCouponRoutes = new Hono().get(
  PLATFORM_COUPONS_FILE,
  adminFile({
    name: "cupons-da-autoria.csv",
    action: "baixar-cupons",
    kind: "cupons",
    read: readPlatformCouponsSearch,
    view: ({ situacao }) => ({ tab: situacao }),
    write: (search) => couponsFile(null, search),
  }),
);
