import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { notify } from "../notifications/notify.ts";
import { findLetterFacts } from "./queries/letter-facts.ts";
import { decidedReviewEmail } from "./schema/letters.ts";

/** Who wrote a review hears what a person of the house decided about it, and why when it is off the page. */
export async function tellWriter(tx: Tx, reviewId: string, reason: string): Promise<void> {
  const { slug, buyerId, buyerName, buyerEmail, title, isPublished } = await findLetterFacts(tx, reviewId);
  const told = { slug, title, isPublished };
  await notify(
    tx,
    { userId: buyerId, event: "avaliacao.decidida", ref: newId(), facts: told },
    { kind: decidedReviewEmail, to: buyerEmail, payload: { ...told, reviewId, buyerName, reason: isPublished ? "" : reason } },
  );
}
