import { asc, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { users } from "../../accounts/tables.ts";
import { products } from "../../catalog/tables.ts";
import { reviewerName } from "../rules/rights.ts";
import { HOLD_REASONS } from "../rules/hold-reasons.ts";
import { reviews } from "../tables.ts";

const MOST = 100;

/** Reviews that the automatic check held, those who wait longest first. */
export async function listHeldReviews() {
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      text: reviews.body,
      holdReasons: reviews.holdReasons,
      at: reviews.postedAt,
      name: users.name,
      title: products.title,
      slug: products.slug,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.status, "retida"))
    .orderBy(asc(reviews.postedAt))
    .limit(MOST);
  return rows.map(({ name, holdReasons, ...row }) => ({
    ...row,
    reviewer: reviewerName(name),
    holdReasons: HOLD_REASONS.filter((reason) => holdReasons.includes(reason)),
  }));
}
