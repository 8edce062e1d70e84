import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { hashCartToken, newCartToken } from "./cart-cookie.ts";
import { countOthers, findOffer } from "./queries.ts";
import { type AddToCartRefusal, CART_LIMIT } from "./schema.ts";
import { cartItems, carts } from "./tables.ts";

export type CartOwner = { cartId: string | null; viewer: Viewer | null };
/** `newToken` goes into the cookie when the cart was made now. */
export type Added = { cartId: string; newToken: string | null };

/**
 * Puts a material in the cart, opening one when there is none. Again is the same as once, and counts as seeing today's price.
 * Refuses what is not on sale, the person's own, what they already have, and the 51st item.
 */
export function addToCart(owner: CartOwner, productId: number): Promise<Outcome<Added, AddToCartRefusal>> {
  return transact(async (tx) => {
    const offer = await findOffer(tx, productId, owner.viewer?.userId ?? null);
    if (!offer?.isOnSale) return refuse("not_on_sale");
    if (offer.isOwn) return refuse("own_product");
    if (offer.isOwned) return refuse("already_owned");
    const cart = (await lockCart(tx, owner.cartId)) ?? (await openCart(tx, owner.viewer));
    if ((await countOthers(tx, cart.cartId, productId)) >= CART_LIMIT) return refuse("cart_full");
    const seenPriceCents = offer.priceCents;
    await tx
      .insert(cartItems)
      .values({ cartId: cart.cartId, productId, seenPriceCents })
      .onConflictDoUpdate({ target: [cartItems.cartId, cartItems.productId], set: { seenPriceCents } });
    await tx
      .update(carts)
      .set({ updatedAt: sql`now()` })
      .where(eq(carts.id, cart.cartId));
    return ok(cart);
  });
}

/** Held until the end, so that two tabs cannot both put in the last item. */
async function lockCart(tx: Tx, cartId: string | null): Promise<Added | null> {
  if (!cartId) return null;
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for("update");
  return cart ? { cartId: cart.id, newToken: null } : null;
}

/** An account has one cart, so two tabs that open one at once end up with the same. */
async function openCart(tx: Tx, viewer: Viewer | null): Promise<Added> {
  const newToken = newCartToken();
  const [cart] = await tx
    .insert(carts)
    .values({ tokenHash: hashCartToken(newToken), userId: viewer?.userId ?? null })
    .onConflictDoUpdate({ target: carts.userId, targetWhere: sql`user_id is not null`, set: { updatedAt: sql`now()` } })
    .returning({ id: carts.id, tokenHash: carts.tokenHash });
  if (!cart) throw new Error("the cart was not opened");
  return { cartId: cart.id, newToken: cart.tokenHash === hashCartToken(newToken) ? newToken : null };
}
