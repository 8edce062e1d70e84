import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ProductCardFacts } from "../schema/product-card.ts";
import { productCards } from "./product-cards.ts";
import { similarProducts } from "./similar-products.ts";

/** What else to show beside a product, best first: bought by the same people, then near it in the catalogue. Worked out ahead; here and now for one nobody worked out yet. */
export async function relatedProducts(productId: number, limit = 8): Promise<ProductCardFacts[]> {
  const saved = await productCards(
    db,
    sql`select r.id as product_id, place as rank from product_related,
      unnest(related) with ordinality as r (id, place) where product_related.product_id = ${productId}`,
  );
  if (saved.length > 0) return saved.slice(0, limit);
  return productCards(db, similarProducts(sql`${productId}`, limit));
}
