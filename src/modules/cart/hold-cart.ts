import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { hashCartToken, newCartToken } from "./cart-cookie.ts";
import { carts } from "./tables.ts";

export type CartOwner = { cartId: string | null; viewer: Viewer | null };
/** `newToken` goes into the cookie when the cart was made now. */
export type HeldCart = { cartId: string; newToken: string | null };

/** The owner's cart, held until `tx` ends so that two tabs change it one after the other; opened when there is none. */
export const holdCart = async (tx: Tx, owner: CartOwner): Promise<HeldCart> =>
  (await lockCart(tx, owner.cartId)) ?? (await openCart(tx, owner.viewer));

async function lockCart(tx: Tx, cartId: string | null): Promise<HeldCart | null> {
  if (!cartId) return null;
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for("update");
  return cart ? { cartId: cart.id, newToken: null } : null;
}

/** An account has one cart, so two tabs that open one at once end up with the same. */
async function openCart(tx: Tx, viewer: Viewer | null): Promise<HeldCart> {
  const newToken = newCartToken();
  const [cart] = await tx
    .insert(carts)
    .values({ tokenHash: hashCartToken(newToken), userId: viewer?.userId ?? null })
    .onConflictDoUpdate({ target: carts.userId, targetWhere: sql`user_id is not null`, set: { updatedAt: sql`now()` } })
    .returning({ id: carts.id, tokenHash: carts.tokenHash });
  if (!cart) throw new Error("the cart was not opened");
  return { cartId: cart.id, newToken: cart.tokenHash === hashCartToken(newToken) ? newToken : null };
}
