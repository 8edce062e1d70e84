import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { moveReview } from "./move-review.ts";
import { lockOwnReview } from "./queries/own-review.ts";
import { reviewVotes } from "./tables.ts";

/** A buyer takes their review back, at any time and in any state: its words, its answer and its votes go, the average follows. */
export async function removeReview(userId: string, productId: number): Promise<Outcome<void, "not_found">> {
  return transact(async (tx) => {
    const review = await lockOwnReview(tx, userId, productId);
    if (!review) return refuse("not_found");
    await tx.delete(reviewVotes).where(eq(reviewVotes.reviewId, review.id));
    const by = { cause: "removida por quem escreveu", actor: userId };
    const gone = {
      body: "",
      serviceRating: null,
      describedRating: null,
      reply: null,
      repliedAt: null,
      replyEditedAt: null,
      helpfulCount: 0,
      holdReasons: [],
      decision: null,
    };
    const moved = await moveReview(tx, review, ["remover"], by, gone);
    return moved ? ok() : refuse("not_found");
  });
}
