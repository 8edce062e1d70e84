import { spokenName } from "#kit/person-name.ts";
import type { Tx } from "#platform/db.ts";
import { notify } from "../notifications/notify.ts";
import type { Review } from "./find-review.ts";
import { findEmailFacts } from "./queries/email-facts.ts";
import { reviewerName } from "./rules/rights.ts";
import { newReviewEmail } from "./schema/emails.ts";

/** The author hears of a review the first time others can read it; rewriting it brings no second email. */
export async function notifyAuthor(tx: Tx, review: Review): Promise<void> {
  const facts = await findEmailFacts(tx, review.id);
  const { title, ownerId } = facts;
  const notice = { userId: ownerId, event: "avaliacao.nova", ref: review.id, facts: { title, rating: review.rating } } as const;
  await notify(tx, notice, {
    kind: newReviewEmail,
    to: facts.ownerEmail,
    payload: {
      reviewId: review.id,
      authorName: facts.authorName,
      title,
      rating: review.rating,
      text: review.body,
      reviewer: spokenName(facts.buyerName) === "" ? "Quem comprou" : reviewerName(facts.buyerName),
      orderId: review.orderId,
      orderNumber: facts.orderNumber,
    },
  });
}
