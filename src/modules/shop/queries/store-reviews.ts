import { and, count, desc, eq, sql } from "drizzle-orm";
import { users } from "#modules/accounts/tables.ts";
import { products } from "#modules/catalog/tables.ts";
import { averageOf, factsOf, histogramOf, readColumns, shown } from "#modules/reviews/queries/review-facts.ts";
import { reviews } from "#modules/reviews/tables.ts";
import { db } from "#platform/db.ts";
import type { StoreReviews } from "../schema/store-reviews.ts";

const PAGE_SIZE = 10;
const LAST_PAGE = 50;

/** One page of the reviews of a store's products on sale, the latest first. */
export async function listStoreReviews(storeId: number, page: number): Promise<StoreReviews> {
  const ofStore = and(eq(reviews.storeId, storeId), sql`is_published(products)`, shown);
  const [tallies, rows] = await Promise.all([
    db
      .select({ rating: reviews.rating, votes: count() })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(ofStore)
      .groupBy(reviews.rating),
    db
      .select({ ...readColumns, slug: products.slug, title: products.title })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(ofStore)
      .orderBy(desc(reviews.postedAt), desc(reviews.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  ]);
  const histogram = histogramOf(tallies);
  const summary = averageOf(histogram);
  return {
    ...summary,
    histogram,
    page,
    pages: Math.min(LAST_PAGE, Math.ceil(summary.count / PAGE_SIZE)),
    reviews: rows.map(({ slug, title, ...row }) => ({ ...factsOf(row), product: { slug, title } })),
  };
}
