import { and, eq, type SQL } from "drizzle-orm";
import { countReview } from "../catalog/count-review.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import type { Review } from "./find-review.ts";
import { isReturnable, isShown, nextReview, type ReviewMove, type ReviewStatus } from "./rules/review-machine.ts";
import { reviews } from "./tables.ts";

type Change = Partial<Omit<typeof reviews.$inferInsert, "editedAt" | "rejectedAt">> & {
  editedAt?: SQL;
  rejectedAt?: SQL;
};

/**
 * The only way a review changes state: through each of `moves` in turn, with what else changes of it, its line in the history and
 * the product's average, in one transaction. Null when the machine has no such way or somebody else moved it first.
 */
export async function moveReview(
  tx: Tx,
  review: Review,
  moves: readonly ReviewMove[],
  by: { cause: string; actor: string },
  change: Change = {},
): Promise<Review | null> {
  const path = walk(review, moves);
  const to = path?.at(-1);
  if (!path || !to) return null;
  const rating = change.rating ?? review.rating;
  const [moved] = await tx
    .update(reviews)
    .set({
      ...change,
      status: to,
      statusBeforeReturn: to === "oculta_por_estorno" && isReturnable(review.status) ? review.status : null,
      countedRating: isShown(to) ? rating : null,
    })
    .where(and(eq(reviews.id, review.id), eq(reviews.status, review.status)))
    .returning();
  if (!moved) return null;
  for (const [index, state] of path.entries()) {
    await recordState(tx, { entity: "review", entityId: review.id, from: path[index - 1] ?? review.status, to: state, ...by });
  }
  await count(tx, review, moved);
  return moved;
}

function walk(review: Review, moves: readonly ReviewMove[]): ReviewStatus[] | null {
  const path: ReviewStatus[] = [];
  for (const move of moves) {
    const to = nextReview(path.at(-1) ?? review.status, move, review.statusBeforeReturn);
    if (!to) return null;
    path.push(to);
  }
  return path;
}

/** The average holds exactly the reviews that everybody reads. */
async function count(tx: Tx, before: Review, after: Review): Promise<void> {
  const [was, is] = [before.countedRating, after.countedRating];
  if (was === null && is === null) return;
  const change = is === null ? -1 : was === null ? 1 : 0;
  await countReview(tx, after.productId, { sum: (is ?? 0) - (was ?? 0), count: change });
}
