import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { License } from "../catalog/schema/product-form.ts";
import { type CartOwner, type HeldCart, holdCart } from "./hold-cart.ts";
import { countOthers, findOffer } from "./queries.ts";
import { type AddToCartRefusal, CART_LIMIT } from "./schema.ts";
import { cartItems, carts } from "./tables.ts";

/**
 * Puts a product in the cart under a licence (its own when none is named), opening a cart when there is none. Again is the same as
 * once, and counts as seeing today's price; another licence takes the first one's place. Refuses what is not on sale, the
 * person's own, what they already have, and the 51st item.
 */
export function addToCart(owner: CartOwner, productId: number, wanted?: License): Promise<Outcome<HeldCart, AddToCartRefusal>> {
  return transact(async (tx) => {
    const offer = await findOffer(tx, productId, owner.viewer?.userId ?? null, wanted);
    if (!offer?.isOnSale || offer.priceCents === null) return refuse("not_on_sale");
    if (offer.isOwn) return refuse("own_product");
    if (offer.isOwned) return refuse("already_owned");
    const cart = await holdCart(tx, owner);
    if ((await countOthers(tx, cart.cartId, productId)) >= CART_LIMIT) return refuse("cart_full");
    const { license, priceCents: seenPriceCents } = offer;
    await tx
      .insert(cartItems)
      .values({ cartId: cart.cartId, productId, license, seenPriceCents })
      .onConflictDoUpdate({ target: [cartItems.cartId, cartItems.productId], set: { license, seenPriceCents } });
    await tx
      .update(carts)
      .set({ updatedAt: sql`now()` })
      .where(eq(carts.id, cart.cartId));
    return ok(cart);
  });
}
