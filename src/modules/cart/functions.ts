import { getRequestHeader, setCookie } from "@tanstack/react-start/server";
import { ok } from "#kit/outcome.ts";
import { visitorDoor } from "#platform/door.ts";
import { addToCart as addToCartVerb } from "./add-to-cart.ts";
import { CART_COOKIE, cartCookieOptions } from "./cart-cookie.ts";
import { findCartId } from "./find-cart.ts";
import { getCart, summariseCart } from "./queries.ts";
import { removeFromCart as removeFromCartVerb } from "./remove-from-cart.ts";
import { cartItemInput } from "./schema.ts";

const cookies = (): string | null => getRequestHeader("cookie") ?? null;

/** The cart with prices of now, for the drawer. */
export const readCart = visitorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) =>
  getCart(await findCartId(cookies(), viewer), viewer),
);

/** Answers what the cart holds afterwards. */
export const addToCart = visitorDoor({ method: "POST" })
  .validator(cartItemInput)
  .handler(async ({ data, context: { viewer } }) => {
    const added = await addToCartVerb({ cartId: await findCartId(cookies(), viewer), viewer }, data.productId);
    if (!added.ok) return added;
    if (added.value.newToken) setCookie(CART_COOKIE, added.value.newToken, cartCookieOptions);
    return ok(await summariseCart(added.value.cartId));
  });

/** Answers the whole cart afterwards: the drawer and checkout show it. */
export const removeFromCart = visitorDoor({ method: "POST" })
  .validator(cartItemInput)
  .handler(async ({ data, context: { viewer } }) => {
    const cartId = await findCartId(cookies(), viewer);
    await removeFromCartVerb(cartId, data.productId);
    return ok(await getCart(cartId, viewer));
  });
