import type { Tx } from "#platform/db.ts";
import { lockReview } from "./find-review.ts";
import { moveReview } from "./move-review.ts";

/** Somebody reported a review: it stays in sight, waits for a decision and cannot be rewritten meanwhile. False when it is not in sight. */
export async function noteReport(tx: Tx, reviewId: string, actor: string): Promise<boolean> {
  const review = await lockReview(tx, reviewId);
  if (!review) return false;
  if (review.status === "denunciada") return true;
  return (await moveReview(tx, review, ["denunciar"], { cause: "denúncia", actor })) !== null;
}
