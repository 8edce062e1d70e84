import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { lockReview } from "./find-review.ts";
import { isShown } from "./rules/review-machine.ts";
import type { VoteRefusal } from "./schema/refusals.ts";
import { reviews, reviewVotes } from "./tables.ts";

/** Somebody found a review useful, or no longer: one vote per person, never of their own nor of their own product. Answers the votes now. */
export async function markHelpful(
  voter: { userId: string; storeId: number | null },
  reviewId: string,
  isHelpful: boolean,
): Promise<Outcome<{ helpful: number }, VoteRefusal>> {
  return transact(async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (!review || !isShown(review.status)) return refuse("not_found");
    if (review.userId === voter.userId) return refuse("own_review");
    if (review.storeId === voter.storeId) return refuse("own_product");
    const mine = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, voter.userId));
    const changed = isHelpful
      ? await tx.insert(reviewVotes).values({ reviewId, userId: voter.userId }).onConflictDoNothing().returning()
      : await tx.delete(reviewVotes).where(mine).returning();
    const helpful = review.helpfulCount + changed.length * (isHelpful ? 1 : -1);
    if (changed.length > 0) await tx.update(reviews).set({ helpfulCount: helpful }).where(eq(reviews.id, reviewId));
    return ok({ helpful });
  });
}
