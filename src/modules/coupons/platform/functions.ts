import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { adminDoor } from "#platform/door.ts";
import { findOpenCoupon } from "../queries/open-coupon.ts";
import { listCoupons } from "../queries/list-coupons.ts";
import { createPlatformCouponInput, movePlatformCouponInput, movePlatformCouponsInput, weighInput } from "../schema.ts";
import { createPlatformCoupon as createVerb } from "./create-platform-coupon.ts";
import { movePlatformCoupon as moveVerb } from "./move-platform-coupon.ts";
import { movePlatformCoupons as moveManyVerb } from "./move-platform-coupons.ts";
import { weighPlatformCoupon as weigh } from "./queries.ts";
import { readPlatformCouponsSearch } from "./rules/search.ts";

const STATUS: Record<string, number> = { not_found: 404, invalid: 422 };

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(STATUS[answer.reason] ?? 409);
  return answer;
}

/** A page of the platform's coupons, and the one whose drawer the address opens. */
export const getPlatformCoupons = adminDoor({ method: "GET" })
  .validator(readPlatformCouponsSearch)
  .handler(async ({ data }) => {
    const [list, open] = await Promise.all([
      listCoupons(null, data),
      data.linha ? findOpenCoupon(null, Number(data.linha)) : null,
    ]);
    return { ...list, open };
  });

/** How many materials a discount would reach, and from what price on. */
export const weighPlatformCoupon = adminDoor({ method: "GET" })
  .validator(weighInput)
  .handler(({ data }) => weigh(data.discount));

export const createPlatformCoupon = adminDoor({ method: "POST" })
  .validator(createPlatformCouponInput)
  .handler(async ({ data, context: { viewer } }) => told(await createVerb(viewer, data)));

export const movePlatformCoupon = adminDoor({ method: "POST" })
  .validator(movePlatformCouponInput)
  .handler(async ({ data, context: { viewer } }) => told(await moveVerb(viewer, data)));

export const movePlatformCoupons = adminDoor({ method: "POST" })
  .validator(movePlatformCouponsInput)
  .handler(async ({ data, context: { viewer } }) => told(await moveManyVerb(viewer, data)));
