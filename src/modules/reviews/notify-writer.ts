import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { notify } from "../notifications/notify.ts";
import { findEmailFacts } from "./queries/email-facts.ts";
import { decidedReviewEmail } from "./schema/emails.ts";

/** Who wrote a review hears what a person of the platform decided about it, and why when it is off the page. */
export async function notifyWriter(tx: Tx, reviewId: string, reason: string): Promise<void> {
  const { slug, buyerId, buyerName, buyerEmail, title, isPublished } = await findEmailFacts(tx, reviewId);
  const facts = { slug, title, isPublished };
  await notify(
    tx,
    { userId: buyerId, event: "avaliacao.decidida", ref: newId(), facts: facts },
    { kind: decidedReviewEmail, to: buyerEmail, payload: { ...facts, reviewId, buyerName, reason: isPublished ? "" : reason } },
  );
}
