import { proveFirst } from "#modules/accounts/prove-first.ts";
import { couponsAdminDoor } from "#platform/admin-doors.ts";
import { respondWith } from "#platform/respond.ts";
import { findOpenCoupon } from "../queries/find.ts";
import { listCoupons } from "../queries/list.ts";
import { createPlatformCouponInput, movePlatformCouponInput, movePlatformCouponsInput, weighInput } from "../schema.ts";
import { createPlatformCoupon } from "./create-platform-coupon.ts";
import { movePlatformCoupon } from "./move-platform-coupon.ts";
import { movePlatformCoupons } from "./move-platform-coupons.ts";
import { weighPlatformCoupon as weigh } from "./queries.ts";
import { platformCouponList } from "./search.ts";

const STATUS: Record<string, number> = { not_found: 404, invalid: 422 };

const respond = respondWith(STATUS, 409);

/** A page of the platform's coupons, and the one whose drawer the address opens. */
export const getPlatformCoupons = couponsAdminDoor({ method: "GET" })
  .validator(platformCouponList.read)
  .handler(async ({ data }) => {
    const [list, open] = await Promise.all([
      listCoupons(null, data),
      data.linha ? findOpenCoupon(null, Number(data.linha)) : null,
    ]);
    return { ...list, open };
  });

/** How many products a discount would reach, and from what price on. */
export const weighPlatformCoupon = couponsAdminDoor({ method: "GET" })
  .validator(weighInput)
  .handler(({ data }) => weigh(data.discount));

export const createPlatformCouponFn = couponsAdminDoor({ method: "POST" })
  .validator(createPlatformCouponInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await createPlatformCoupon(viewer, data))));

export const movePlatformCouponFn = couponsAdminDoor({ method: "POST" })
  .validator(movePlatformCouponInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await movePlatformCoupon(viewer, data))));

export const movePlatformCouponsFn = couponsAdminDoor({ method: "POST" })
  .validator(movePlatformCouponsInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await movePlatformCoupons(viewer, data))));
