import { getRequestHeader, setCookie } from "@tanstack/react-start/server";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { limitAddress, limitTo, visitorDoor } from "#platform/door.ts";
import type { Viewer } from "#platform/session.ts";
import { respondWith } from "#platform/respond.ts";
import { CODE_CHECKS } from "../coupons/limits.ts";
import { listBroughtBy, noteVisit, visitsCookieOptions } from "../coupons/brought-by.ts";
import { customerOf } from "../coupons/queries/customer.ts";
import { findCouponLanding } from "../coupons/queries/landing.ts";
import { codeInput, readCodeSearch } from "../coupons/schema.ts";
import { addToCart, summariseAfter } from "./add-to-cart.ts";
import { applyCoupon, removeCoupon } from "./apply-coupon.ts";
import { CART_COOKIE, cartCookieOptions } from "./cart-cookie.ts";
import { chooseLicense } from "./choose-license.ts";
import { findCartId } from "./find-cart.ts";
import { getCart, keepsCode } from "./queries.ts";
import { removeFromCart } from "./remove-from-cart.ts";
import { addToCartInput, cartItemInput, chooseLicenseInput } from "./schema.ts";

const respond = respondWith({}, 422);

/** The whole cart for this browser, by whose link it came included. */
const cartOf = async (cartId: string | null, viewer: Viewer | null) =>
  getCart(cartId, viewer, await listBroughtBy(db, cookies()));

const cookies = (): string | null => getRequestHeader("cookie") ?? null;

/** The cart with prices of now, for the drawer. */
export const readCart = visitorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) =>
  cartOf(await findCartId(cookies(), viewer), viewer),
);

/** Answers what the cart holds afterwards. */
export const addToCartFn = visitorDoor({ method: "POST" })
  .validator(addToCartInput)
  .handler(async ({ data, context: { viewer } }) => {
    const added = await addToCart({ cartId: await findCartId(cookies(), viewer), viewer }, data.productId, data.license);
    if (!added.ok) return added;
    if (added.value.newToken) setCookie(CART_COOKIE, added.value.newToken, cartCookieOptions);
    return ok(await summariseAfter(added.value, data.productId));
  });

/** Answers the whole cart afterwards: the drawer and checkout show it. */
export const removeFromCartFn = visitorDoor({ method: "POST" })
  .validator(cartItemInput)
  .handler(async ({ data, context: { viewer } }) => {
    const cartId = await findCartId(cookies(), viewer);
    await removeFromCart(cartId, data.productId);
    return ok(await cartOf(cartId, viewer));
  });

/** Another licence for what is in the cart; answers the whole cart afterwards, at its new prices. */
export const chooseLicenseFn = visitorDoor({ method: "POST" })
  .validator(chooseLicenseInput)
  .handler(async ({ data: { productId, license }, context: { viewer } }) => {
    const cartId = await findCartId(cookies(), viewer);
    const chosen = await chooseLicense({ cartId, viewer }, productId, license);
    return chosen.ok ? ok(await cartOf(cartId, viewer)) : chosen;
  });

/** Keeps a code in the cart and answers the whole cart with it; guesses are counted by person and by network address. */
export const applyCouponFn = visitorDoor({ method: "POST" })
  .middleware([
    limitTo(CODE_CHECKS),
    limitAddress(CODE_CHECKS),
    limitAddress({ ...CODE_CHECKS, name: "coupon-code-day", points: 500, seconds: 86_400 }),
  ])
  .validator(codeInput)
  .handler(async ({ data, context: { viewer } }) => {
    const saved = await applyCoupon(
      { cartId: await findCartId(cookies(), viewer), viewer },
      data.code,
      await listBroughtBy(db, cookies()),
    );
    if (!saved.ok) return respond(saved);
    if (saved.value.newToken) setCookie(CART_COOKIE, saved.value.newToken, cartCookieOptions);
    return ok(await cartOf(saved.value.cartId, viewer));
  });

/** How a coupon stands for this person. Following its link counts as being brought by its author. */
export const getCouponStanding = visitorDoor({ method: "GET" })
  .middleware([
    limitTo(CODE_CHECKS),
    limitAddress(CODE_CHECKS),
    limitAddress({ ...CODE_CHECKS, name: "coupon-code-day", points: 500, seconds: 86_400 }),
  ])
  .validator(readCodeSearch)
  .handler(async ({ data: { code }, context: { viewer } }) => {
    const landing = await findCouponLanding(code, await customerOf(viewer), await listBroughtBy(db, cookies()));
    if (landing.state === "valida" && landing.store) {
      const visit = noteVisit(cookies(), landing.store.id, new Date());
      setCookie(visit.name, visit.value, visitsCookieOptions);
    }
    return { ...landing, isSaved: await keepsCode(await findCartId(cookies(), viewer), landing.code) };
  });

/** Answers the whole cart afterwards. */
export const removeCouponFn = visitorDoor({ method: "POST" })
  .validator(codeInput)
  .handler(async ({ data, context: { viewer } }) => {
    const cartId = await findCartId(cookies(), viewer);
    await removeCoupon(cartId, data.code);
    return ok(await cartOf(cartId, viewer));
  });
