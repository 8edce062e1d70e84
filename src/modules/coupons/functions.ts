import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor, limitGuesses, publicDoor } from "#platform/door.ts";
import { askingNetwork } from "#platform/asking-network.ts";
import { returnPoint } from "#platform/rate-limit.ts";
import { tagPage } from "#platform/request-scope.ts";
import { respondWith } from "#platform/respond.ts";
import { CODE_CHECKS_OF_DAY, CODE_CHECKS_OF_NETWORK } from "./limits.ts";
import { duplicateCoupon, endCoupon, pauseCoupon, resumeCoupon } from "./move-coupon.ts";
import { moveCoupons } from "./move-coupons.ts";
import { createPromotion } from "./promotions/create-promotion.ts";
import { endPromotion } from "./promotions/end-promotion.ts";
import { listPromotions } from "./promotions/queries/list-promotions.ts";
import { pickInput } from "#modules/catalog/picking/schema.ts";
import { findCouponLanding } from "./queries/landing.ts";
import { listCoupons } from "./queries/list.ts";
import { findOpenCoupon } from "./queries/find.ts";
import { listPricedProducts } from "./queries/priced-products.ts";
import { couponList } from "./search.ts";
import { createCoupon, updateCoupon } from "./save-coupon.ts";
import {
  createCouponInput,
  moveCouponsInput,
  ofCoupon,
  ofPromotion,
  PLATFORM_COUPONS,
  promotionForm,
  readCodeSearch,
  updateCouponInput,
} from "./schema.ts";

const STATUS: Record<string, number> = { not_found: 404, code_taken: 409, wrong_state: 409, ended: 409, too_many: 409 };

const respond = respondWith(STATUS, 422);

/**
 * What `/cupom/{code}` tells everybody; how it stands for one person is asked by `getCouponStanding`, beside the cart. Only codes
 * nobody made count against the network that tries them.
 */
export const getCouponLanding = publicDoor({ method: "GET" })
  .middleware([limitGuesses(CODE_CHECKS_OF_NETWORK), limitGuesses(CODE_CHECKS_OF_DAY)])
  .validator(readCodeSearch)
  .handler(async ({ data }) => {
    const landing = await findCouponLanding(data.code);
    if (landing.state === "desconhecida") {
      setResponseStatus(404);
      return landing;
    }
    tagPage(landing.store ? `store:${landing.store.id}` : PLATFORM_COUPONS);
    const network = askingNetwork();
    await Promise.all([returnPoint(CODE_CHECKS_OF_NETWORK, network), returnPoint(CODE_CHECKS_OF_DAY, network)]);
    return landing;
  });

/** A page of the author's coupons, and the one whose drawer the address opens. */
export const getCoupons = authorDoor({ method: "GET" })
  .validator(couponList.read)
  .handler(async ({ data, context: { viewer } }) => {
    const [list, open] = await Promise.all([
      listCoupons(viewer.storeId, data),
      data.linha ? findOpenCoupon(viewer.storeId, Number(data.linha)) : null,
    ]);
    return { ...list, open };
  });

export const getPricedProducts = authorDoor({ method: "GET" })
  .validator(pickInput)
  .handler(({ data, context: { viewer } }) => listPricedProducts(viewer.storeId, data.words));

export const createCouponFn = authorDoor({ method: "POST" })
  .validator(createCouponInput)
  .handler(async ({ data, context: { viewer } }) => respond(await createCoupon(viewer, data)));

export const updateCouponFn = authorDoor({ method: "POST" })
  .validator(updateCouponInput)
  .handler(async ({ data, context: { viewer } }) => respond(await updateCoupon(viewer, data.couponId, data.form)));

export const pauseCouponFn = authorDoor({ method: "POST" })
  .validator(ofCoupon)
  .handler(async ({ data, context: { viewer } }) => respond(await pauseCoupon(viewer, data.couponId)));

export const resumeCouponFn = authorDoor({ method: "POST" })
  .validator(ofCoupon)
  .handler(async ({ data, context: { viewer } }) => respond(await resumeCoupon(viewer, data.couponId)));

export const moveCouponsFn = authorDoor({ method: "POST" })
  .validator(moveCouponsInput)
  .handler(async ({ data, context: { viewer } }) => respond(await moveCoupons(viewer, data)));

export const endCouponFn = authorDoor({ method: "POST" })
  .validator(ofCoupon)
  .handler(async ({ data, context: { viewer } }) => respond(await endCoupon(viewer, data.couponId)));

export const duplicateCouponFn = authorDoor({ method: "POST" })
  .validator(ofCoupon)
  .handler(async ({ data, context: { viewer } }) => respond(await duplicateCoupon(viewer, data.couponId)));

export const getPromotions = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => listPromotions(viewer.storeId));

export const createPromotionFn = authorDoor({ method: "POST" })
  .validator(promotionForm)
  .handler(async ({ data, context: { viewer } }) => respond(await createPromotion(viewer, data)));

export const endPromotionFn = authorDoor({ method: "POST" })
  .validator(ofPromotion)
  .handler(async ({ data, context: { viewer } }) => respond(await endPromotion(viewer, data.promotionId)));
