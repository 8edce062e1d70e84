import * as z from "zod";
import type { ProductCardFacts } from "../catalog/schema/product-card.ts";

/** Digital goods: one of each, and no more than a person can look over. */
export const CART_LIMIT = 50;

export const cartItemInput = z.strictObject({ productId: z.number().int().positive() });

export type AddToCartRefusal = "not_on_sale" | "own_product" | "already_owned" | "cart_full";

/** What the header and the buttons need to know of a cart. */
export type CartSummary = { count: number; productIds: number[] };

/** Why an item cannot be bought as things stand: it left the shop, it is already theirs, it is from their own store. */
export type CartProblem = "unavailable" | "owned" | "own";

export type CartItem = {
  productId: number;
  slug: string;
  title: string;
  paper: ProductCardFacts["paper"];
  cover: ProductCardFacts["cover"];
  priceCents: number;
  /** The price when it was put in the cart. */
  seenPriceCents: number;
  problem: CartProblem | null;
};

export type CartStore = { storeId: number; storeSlug: string; storeName: string; authorName: string; items: CartItem[] };

/** `totalCents` counts only what can be bought. */
export type Cart = CartSummary & { stores: CartStore[]; totalCents: number };
