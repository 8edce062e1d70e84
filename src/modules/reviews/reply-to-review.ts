import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { readSetting } from "#platform/settings.ts";
import { notify } from "../notifications/notify.ts";
import { databaseNow } from "./edit-review.ts";
import { lockReview } from "./find-review.ts";
import { replyRefused } from "./messages.ts";
import { findEmailFacts } from "./queries/email-facts.ts";
import { isShown } from "./rules/review-machine.ts";
import { canReply } from "./rules/rights.ts";
import { screenText } from "#kit/screen-text.ts";
import { replyEmail } from "./schema/emails.ts";
import type { ReplyRefusal } from "./schema/refusals.ts";
import { reviewSetting } from "./settings.ts";
import { reviews } from "./tables.ts";

/**
 * The author answers a review of their product, once, and puts the answer right for 24 hours. Who wrote the review hears of it by
 * mail the first time. Words that would hold a review are refused here: the author is present and can change them.
 */
export async function replyToReview(storeId: number, reviewId: string, text: string): Promise<Outcome<void, ReplyRefusal>> {
  return transact(async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (!review || review.storeId !== storeId || !isShown(review.status)) return refuse("not_found");
    const { replyEditHours } = await readSetting(tx, reviewSetting);
    if (!canReply(review.repliedAt, await databaseNow(tx), replyEditHours)) return refuse("already_replied");
    const [reason] = screenText(text);
    if (reason) return refuse("invalid", { fields: { texto: replyRefused(reason) } });
    if (review.reply === text) return ok();
    await tx
      .update(reviews)
      .set(review.reply === null ? { reply: text, repliedAt: sql`now()` } : { reply: text, replyEditedAt: sql`now()` })
      .where(eq(reviews.id, review.id));
    await invalidate(tx, `product:${review.productId}`);
    const facts = await findEmailFacts(tx, review.id);
    const { slug, buyerId, buyerName, authorName, title } = facts;
    const emailFacts = { reviewId: review.id, slug, authorName, title };
    await notify(
      tx,
      { userId: buyerId, event: "avaliacao.resposta", ref: review.id, facts: emailFacts },
      { kind: replyEmail, to: facts.buyerEmail, payload: { ...emailFacts, buyerName, text } },
    );
    return ok();
  });
}
