import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { indexProduct } from "./index-product.ts";
import { products, productStats } from "./tables.ts";

/**
 * Adds a review's stars to the product's average (`count: 1`), takes them away (`-1`) or changes them (`0`), in the transaction that
 * moved the review; the shop window's row and the pages of the product and of its store, which say the store's average, follow.
 */
export async function countReview(tx: Tx, productId: number, { sum, count }: { sum: number; count: -1 | 0 | 1 }): Promise<void> {
  await tx
    .insert(productStats)
    .values({ productId, ratingSum: sum, ratingCount: count })
    .onConflictDoUpdate({
      target: productStats.productId,
      set: {
        ratingSum: sql`product_stats.rating_sum + ${sum}`,
        ratingCount: sql`product_stats.rating_count + ${count}`,
      },
    });
  await indexProduct(tx, productId);
  const [product] = await tx.select({ storeId: products.storeId }).from(products).where(eq(products.id, productId));
  await invalidate(tx, `product:${productId}`, ...(product ? [`store:${product.storeId}`] : []));
}
