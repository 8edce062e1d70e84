import { count, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { users } from "../../accounts/tables.ts";
import type { ReviewSummary } from "../schema/facts.ts";
import { reviews } from "../tables.ts";
import { averageOf, factsOf, histogramOf, mostHelpful, readColumns, shownOf } from "./review-facts.ts";

const FIRST = 3;

/** What a product's page shows of its reviews: the average, how the stars are spread and the three most useful. */
export async function summariseReviews(productId: number): Promise<ReviewSummary> {
  const [tallies, first] = await Promise.all([
    db.select({ rating: reviews.rating, votes: count() }).from(reviews).where(shownOf(productId)).groupBy(reviews.rating),
    db
      .select(readColumns)
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(shownOf(productId))
      .orderBy(...mostHelpful)
      .limit(FIRST),
  ]);
  const histogram = histogramOf(tallies);
  return { ...averageOf(histogram), histogram, first: first.map(factsOf) };
}
