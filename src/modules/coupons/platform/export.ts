import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { adminFile } from "#platform/http/admin-file.ts";
import { couponsFile } from "../export.ts";
import { platformCouponList } from "./search.ts";

/** For admins: a view of the platform's coupons as a spreadsheet. */
export const platformCouponRoutes = new Hono().get(
  platformCouponList.file,
  adminFile({
    area: "coupons",
    name: () => `cupons-${fileBrand("of")}.csv`,
    action: "baixar-cupons",
    kind: "cupons",
    read: platformCouponList.read,
    view: ({ situacao }) => ({ tab: situacao }),
    write: (search) => couponsFile(null, search),
  }),
);
