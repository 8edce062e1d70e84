import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { License } from "../catalog/schema/product-form.ts";
import type { CartOwner } from "./hold-cart.ts";
import { findOffer } from "./queries.ts";
import type { ChooseLicenseRefusal } from "./schema.ts";
import { cartItems, carts } from "./tables.ts";

/**
 * Another licence for a product that is in the cart, at its price of now, which counts as seen. Refuses a licence that is not sold and one
 * the person already has, or has a wider one of. What is not in the cart stays out.
 */
export function chooseLicense(
  { cartId, viewer }: CartOwner,
  productId: number,
  wanted: License,
): Promise<Outcome<void, ChooseLicenseRefusal>> {
  return transact(async (tx) => {
    if (!cartId) return ok();
    const offer = await findOffer(tx, productId, viewer?.userId ?? null, wanted);
    if (!offer?.isOnSale || offer.priceCents === null) return refuse("license_not_sold");
    if (offer.isOwned) return refuse("already_owned");
    await tx
      .update(carts)
      .set({ updatedAt: sql`now()` })
      .where(eq(carts.id, cartId));
    await tx
      .update(cartItems)
      .set({ license: wanted, seenPriceCents: offer.priceCents })
      .where(and(eq(cartItems.cartId, cartId), eq(cartItems.productId, productId)));
    return ok();
  });
}
