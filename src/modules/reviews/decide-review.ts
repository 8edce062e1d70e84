import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { notify } from "../notifications/notify.ts";
import { lockReview, type Review } from "./find-review.ts";
import { moveReview } from "./move-review.ts";
import { findLetterFacts } from "./queries/letter-facts.ts";
import { decidedReviewEmail } from "./schema/letters.ts";
import type { DecideRefusal } from "./schema/refusals.ts";
import { tellAuthor } from "./tell-author.ts";

/**
 * A person of the house decides about a review that was held (`aprovar`, `rejeitar`) or reported (`aprovar`, `ocultar`), inside `tx`.
 * Who wrote it hears of it with the reason (`cause`), unless it was reported and simply stands.
 */
export async function decideReview(
  tx: Tx,
  reviewId: string,
  decision: "aprovar" | "rejeitar" | "ocultar",
  by: { cause: string; actor: string },
): Promise<Outcome<void, DecideRefusal>> {
  const review = await lockReview(tx, reviewId);
  if (!review) return refuse("not_found");
  const isYes = decision === "aprovar";
  const moved = await moveReview(tx, review, [decision], by, {
    decision: isYes ? null : by.cause,
    ...(isYes ? { holdReasons: [] } : { rejectedAt: sql`now()` }),
  });
  if (!moved) return refuse("already_done");
  if (isYes) await tellAuthor(tx, moved);
  if (review.status === "retida" || !isYes) await tellWriter(tx, moved, by.cause);
  return ok();
}

async function tellWriter(tx: Tx, review: Review, reason: string): Promise<void> {
  const { slug, buyerId, buyerName, buyerEmail, title } = await findLetterFacts(tx, review.id);
  const isPublished = review.status === "publicada";
  const told = { slug, title, isPublished };
  await notify(
    tx,
    { userId: buyerId, event: "avaliacao.decidida", ref: newId(), facts: told },
    {
      kind: decidedReviewEmail,
      to: buyerEmail,
      payload: { ...told, reviewId: review.id, buyerName, reason: isPublished ? "" : reason },
    },
  );
}
