import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { addToCart } from "../cart/add-to-cart.ts";
import type { CartOwner } from "../cart/hold-cart.ts";
import { type Buyable, listBuyable, listShareBuyable } from "./queries/list-buyable.ts";
import type { BuyListRefusal, BuySharedRefusal } from "./schema/reasons.ts";

export type ListBought = { cartId: string; newToken: string | null; added: number; isCartFull: boolean };

/** Puts in the cart everything of a list of this person that can be bought. */
export async function buyList(owner: CartOwner, userId: string, listId: string): Promise<Outcome<ListBought, BuyListRefusal>> {
  return buyAll(owner, await listBuyable(userId, listId, owner.cartId));
}

/** The same with a list that somebody shares, for anybody who has its address. */
export async function buySharedList(owner: CartOwner, token: string): Promise<Outcome<ListBought, BuySharedRefusal>> {
  const buyable = await listShareBuyable(token, owner.viewer?.userId ?? null, owner.cartId);
  return buyable ? buyAll(owner, buyable) : refuse("no_list");
}

/**
 * Each goes as its own button would, until the cart is full; what is there already stays under its licence. Killed half-way and
 * pressed again, it goes on from there. Refuses when nothing went in.
 */
async function buyAll(owner: CartOwner, buyable: readonly Buyable[]): Promise<Outcome<ListBought, BuyListRefusal>> {
  let { cartId } = owner;
  let newToken: string | null = null;
  let added = 0;
  let isCartFull = false;
  for (const { productId, isThere } of buyable) {
    if (isThere) {
      added += 1;
      continue;
    }
    const answer = await addToCart({ ...owner, cartId }, productId);
    if (answer.ok) {
      added += 1;
      newToken ??= answer.value.newToken;
      cartId = answer.value.cartId;
    } else if (answer.reason === "cart_full") {
      isCartFull = true;
      break;
    }
  }
  if (cartId === null || added === 0) return refuse(isCartFull ? "cart_full" : "nothing");
  return ok({ cartId, newToken, added, isCartFull });
}
