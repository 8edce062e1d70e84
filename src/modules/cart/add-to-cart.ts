import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { License } from "../catalog/schema/product-form.ts";
import { type CartOwner, type HeldCart, holdCart } from "./hold-cart.ts";
import { openCartWith } from "./open-cart-with.ts";
import { findOffer, summariseCart } from "./queries.ts";
import { type AddToCartRefusal, CART_LIMIT, type CartSummary } from "./schema.ts";

/**
 * Puts a product in the cart under a licence (its own when none is named), opening a cart when there is none. Again is the same as
 * once, and counts as seeing today's price; another licence takes the first one's place. Refuses what is not on sale, the
 * person's own, what they already have, and the 51st item.
 */
export async function addToCart(
  owner: CartOwner,
  productId: number,
  wanted?: License,
): Promise<Outcome<HeldCart, AddToCartRefusal>> {
  const { viewer, cartId } = owner;
  const offer = await findOffer(db, productId, viewer?.userId ?? null, wanted);
  if (!offer?.isOnSale || offer.priceCents === null) return refuse("not_on_sale");
  if (offer.isOwn) return refuse("own_product");
  if (offer.isOwned) return refuse("already_owned");
  const { license, priceCents } = offer;
  if (!viewer && !cartId) return ok(await openCartWith({ productId, license, priceCents }));
  return transact(async (tx) => {
    const cart = await holdCart(tx, owner);
    const { rowCount } = await tx.execute(sql`
      with used as (update carts set updated_at = now() where id = ${cart.cartId} and updated_at < now())
      insert into cart_items (cart_id, product_id, license, seen_price_cents)
      select ${cart.cartId}, ${productId}, ${license}, ${priceCents}
      where (select count(*) from cart_items where cart_id = ${cart.cartId} and product_id <> ${productId}) < ${CART_LIMIT}
      on conflict (cart_id, product_id) do update set license = excluded.license, seen_price_cents = excluded.seen_price_cents`);
    return rowCount === 1 ? ok(cart) : refuse("cart_full");
  });
}

/** What a cart holds after this product was added: one opened for it holds nothing else. */
export const summariseAfter = async (cart: HeldCart, productId: number): Promise<CartSummary> =>
  cart.newToken ? { count: 1, productIds: [productId] } : summariseCart(cart.cartId);
