import { and, eq, isNotNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { moveReview } from "./move-review.ts";
import { readRing } from "./queries/read-ring.ts";
import { holdAccess, readRight } from "./queries/read-right.ts";
import type { ReviewStatus } from "./rules/review-machine.ts";
import { ringTies } from "./rules/ring.ts";
import { reviewRight } from "./rules/rights.ts";
import { screenText } from "#kit/screen-text.ts";
import type { HoldReason } from "./rules/hold-reasons.ts";
import { type ReviewWords, storeRatingsOf } from "./schema/inputs.ts";
import type { WriteRefusal } from "./schema/refusals.ts";
import { reviewSetting } from "./settings.ts";
import { reviews } from "./tables.ts";
import { notifyAuthor } from "./notify-author.ts";

export type WrittenReview = { reviewId: string; status: ReviewStatus };

/**
 * A buyer tells the others: once per product, with the files still theirs and one of them downloaded, within a year of that (INV-40).
 * Shown at once, or held for a person when the words ask for it, or what ties who wrote to others who reviewed the store lately.
 */
export async function writeReview(userId: string, words: ReviewWords): Promise<Outcome<WrittenReview, WriteRefusal>> {
  return transact(async (tx) => {
    await holdAccess(tx, userId, words.productId);
    const facts = await readRight(tx, userId, words.productId);
    if (!facts) return refuse("not_found");
    const { windowDays } = await readSetting(tx, reviewSetting);
    const right = reviewRight(facts, facts.now, windowDays);
    if (right !== "may") return refuse(right);
    const writing = { userId, storeId: facts.storeId, orderId: facts.orderId ?? "" };
    const holdReasons = [...(await reasonsToHold(tx, userId, words)), ...ringTies(await readRing(tx, writing))];
    const [review] = await tx
      .insert(reviews)
      .values({
        productId: words.productId,
        storeId: facts.storeId,
        userId,
        orderId: facts.orderId ?? "",
        rating: words.nota,
        body: words.texto,
        ...storeRatingsOf(words),
        versionNumber: facts.versionNumber ?? 1,
        holdReasons,
      })
      .onConflictDoNothing()
      .returning();
    if (!review) return refuse("already_reviewed");
    const by = { cause: "avaliação escrita", actor: userId };
    await recordState(tx, { entity: "review", entityId: review.id, from: null, to: "pendente", ...by });
    const moved = await moveReview(tx, review, [holdReasons.length > 0 ? "reter" : "passar"], by);
    if (!moved) throw new Error("a new review had nowhere to go");
    if (moved.status === "publicada") await notifyAuthor(tx, moved);
    return ok({ reviewId: moved.id, status: moved.status });
  });
}

/** What the words hold, and whether a person has already turned down what this buyer wrote of the product. */
export async function reasonsToHold(tx: Tx, userId: string, words: { productId: number; texto: string }): Promise<HoldReason[]> {
  const [turnedDown] = await tx
    .select({ found: sql`1` })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.productId, words.productId), isNotNull(reviews.rejectedAt)))
    .limit(1);
  return [...screenText(words.texto), ...(turnedDown ? ["recusada_antes" as const] : [])];
}
