import { type Context, Hono } from "hono";
import { setCookie } from "hono/cookie";
import * as z from "zod";
import { ownPath } from "#kit/safe-path.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { defineLimit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { LICENSES } from "../catalog/schema/product-form.ts";
import { listBroughtBy } from "../coupons/brought-by.ts";
import { CODE_CHECKS, CODE_CHECKS_OF_DAY, CODE_CHECKS_OF_NETWORK } from "../coupons/limits.ts";
import { codeInput } from "../coupons/schema.ts";
import { addToCart } from "./add-to-cart.ts";
import { applyCoupon } from "./apply-coupon.ts";
import { CART_COOKIE, cartCookieOptions } from "./cart-cookie.ts";
import { findCartId } from "./find-cart.ts";
import { addToCartMessages } from "./messages.ts";

const CHECKOUT = "/finalizar-compra";
const FORM_POSTS = defineLimit({ name: "cart-form", points: 60, seconds: 60, per: "person, else network" });
const form = z.strictObject({
  productId: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
  license: z.enum(LICENSES).optional(),
  cupom: codeInput.shape.code.optional(),
  ir: z.enum(["voltar", "pagar"]),
});

/**
 * GET `/carrinho`, typed or saved as a bookmark, leads to the purchase's page: what is in the cart is seen, changed and paid there.
 *
 * POST is the buttons' own form, for a press before the page's scripts are there, or without them. Goes back, or on to checkout. A coupon
 * that cannot come along is said by the cart itself, and keeps nothing out of it.
 */
export const cartRoutes = new Hono()
  .get("/carrinho", (c) => c.redirect(CHECKOUT + new URL(c.req.url).search, 302))
  .post("/carrinho", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const address = ipBucket(scope()?.ip ?? "");
    const wait = await takePoint(FORM_POSTS, viewer?.userId ?? address);
    if (wait !== null) return c.text(addToCartMessages.limited, 429, { "retry-after": String(wait) });
    const read = form.safeParse(await c.req.parseBody());
    if (!read.success) return c.text(addToCartMessages.invalid, 422);
    const cartId = await findCartId(c.req.header("cookie") ?? null, viewer);
    const added = await addToCart({ cartId, viewer }, read.data.productId, read.data.license);
    if (!added.ok) return c.text(addToCartMessages[added.reason], 409);
    if (added.value.newToken) setCookie(c, CART_COOKIE, added.value.newToken, { ...cartCookieOptions, sameSite: "Lax" });
    if (read.data.cupom && (await mayTryCode(viewer?.userId ?? address, address))) {
      const broughtBy = await listBroughtBy(db, c.req.header("cookie") ?? null);
      await applyCoupon({ cartId: added.value.cartId, viewer }, read.data.cupom, broughtBy);
    }
    return c.redirect(read.data.ir === "pagar" ? CHECKOUT : whereFrom(c), 303);
  });

const mayTryCode = async (who: string, address: string): Promise<boolean> =>
  (await takePoint(CODE_CHECKS, who)) === null &&
  (await takePoint(CODE_CHECKS_OF_NETWORK, address)) === null &&
  (await takePoint(CODE_CHECKS_OF_DAY, address)) === null;

/** The page the form was on, when it is ours. */
function whereFrom(c: Context): string {
  const referer = c.req.header("referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return page?.origin === new URL(env.publicUrl).origin ? ownPath(page.pathname + page.search, CHECKOUT) : CHECKOUT;
}
