import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Review } from "../find-review.ts";
import { reviews } from "../tables.ts";

const currentOf = (userId: string, productId: number) =>
  and(eq(reviews.userId, userId), eq(reviews.productId, productId), ne(reviews.status, "removida_pelo_autor"));

/** What this person wrote of a product and did not take back. */
export async function findOwnReview(on: Db, userId: string, productId: number): Promise<Review | null> {
  const [review] = await on.select().from(reviews).where(currentOf(userId, productId));
  return review ?? null;
}

/** The same, held until the transaction ends. */
export async function lockOwnReview(on: Db, userId: string, productId: number): Promise<Review | null> {
  const [review] = await on.select().from(reviews).where(currentOf(userId, productId)).for("update");
  return review ?? null;
}
