import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { License } from "../catalog/schema/product-form.ts";
import { type CartOwner, type HeldCart, holdCart } from "./hold-cart.ts";
import { findOffer } from "./queries.ts";
import { type AddToCartRefusal, CART_LIMIT } from "./schema.ts";

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
    const { rowCount } = await tx.execute(sql`
      with used as (update carts set updated_at = now() where id = ${cart.cartId} and updated_at < now())
      insert into cart_items (cart_id, product_id, license, seen_price_cents)
      select ${cart.cartId}, ${productId}, ${offer.license}, ${offer.priceCents}
      where (select count(*) from cart_items where cart_id = ${cart.cartId} and product_id <> ${productId}) < ${CART_LIMIT}
      on conflict (cart_id, product_id) do update set license = excluded.license, seen_price_cents = excluded.seen_price_cents`);
    return rowCount === 1 ? ok(cart) : refuse("cart_full");
  });
}
