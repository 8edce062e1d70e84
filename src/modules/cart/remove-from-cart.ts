import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { cartItems, carts } from "./tables.ts";

/** Takes a product out of the cart. What is not there is already out. */
export async function removeFromCart(cartId: string | null, productId: number): Promise<Outcome<void>> {
  if (!cartId) return ok();
  return transact(async (tx) => {
    await tx.delete(cartItems).where(and(eq(cartItems.cartId, cartId), eq(cartItems.productId, productId)));
    await tx
      .update(carts)
      .set({ updatedAt: sql`now()` })
      .where(eq(carts.id, cartId));
    return ok();
  });
}
