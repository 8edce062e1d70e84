import type { Cart, CartItem, CartProblem, CartStore } from "./schema.ts";

/** One item as the database tells it. */
export type CartRow = Omit<CartItem, "cover" | "problem"> &
  Omit<CartStore, "items"> & {
    coverId: string | null;
    coverWidth: number | null;
    coverHeight: number | null;
    isOnSale: boolean;
    isOwn: boolean;
    isOwned: boolean;
  };

/** The gravest reason first: what left the shop cannot be bought by anybody. */
export function problemOf(row: Pick<CartRow, "isOnSale" | "isOwn" | "isOwned">): CartProblem | null {
  if (!row.isOnSale) return "unavailable";
  if (row.isOwn) return "own";
  return row.isOwned ? "owned" : null;
}

/** Rows in the order they were chosen, gathered by store; the total counts only what can be bought. */
export function groupByStore(rows: CartRow[]): Cart {
  const stores = new Map<number, CartStore>();
  let totalCents = 0;
  for (const row of rows) {
    const { storeId, storeSlug, storeName, authorName } = row;
    const store = stores.get(storeId) ?? { storeId, storeSlug, storeName, authorName, items: [] };
    stores.set(storeId, store);
    const item = toItem(row);
    store.items.push(item);
    if (!item.problem) totalCents += item.priceCents;
  }
  return { stores: [...stores.values()], totalCents, count: rows.length, productIds: rows.map((row) => row.productId) };
}

function toItem(row: CartRow): CartItem {
  const { productId, slug, title, paper, priceCents, seenPriceCents, coverId, coverWidth, coverHeight } = row;
  const cover = coverId && coverWidth && coverHeight ? { id: coverId, width: coverWidth, height: coverHeight } : null;
  return { productId, slug, title, paper, cover, priceCents, seenPriceCents, problem: problemOf(row) };
}
