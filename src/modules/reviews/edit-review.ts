import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { moveReview } from "./move-review.ts";
import { lockOwnReview } from "./queries/own-review.ts";
import { canEdit } from "./rules/rights.ts";
import { type ReviewWords, storeRatingsOf } from "./schema/inputs.ts";
import type { EditRefusal } from "./schema/refusals.ts";
import { reviewSetting } from "./settings.ts";
import { notifyAuthor } from "./notify-author.ts";
import { reasonsToHold, type WrittenReview } from "./write-review.ts";

/** A buyer rewrites their review for 90 days: it is marked as edited, its words are checked again and the average follows. */
export async function editReview(userId: string, words: ReviewWords): Promise<Outcome<WrittenReview, EditRefusal>> {
  return transact(async (tx) => {
    const review = await lockOwnReview(tx, userId, words.productId);
    if (!review) return refuse("not_found");
    const { editDays } = await readSetting(tx, reviewSetting);
    if (review.status !== "publicada" && review.status !== "retida") return refuse("in_decision");
    if (!canEdit(review, await databaseNow(tx), editDays)) return refuse("too_late");
    const ofStore = storeRatingsOf(words);
    const isSame = review.rating === words.nota && review.body === words.texto && isSameOfStore(review, ofStore);
    if (isSame) return ok({ reviewId: review.id, status: review.status });
    const holdReasons = await reasonsToHold(tx, userId, words);
    const by = { cause: "avaliação editada", actor: userId };
    const moved = await moveReview(tx, review, ["editar", holdReasons.length > 0 ? "reter" : "passar"], by, {
      rating: words.nota,
      body: words.texto,
      ...ofStore,
      holdReasons,
      editedAt: sql`now()`,
    });
    if (!moved) return refuse("in_decision");
    if (moved.status === "publicada") await notifyAuthor(tx, moved);
    return ok({ reviewId: moved.id, status: moved.status });
  });
}

type OfStore = ReturnType<typeof storeRatingsOf>;

const isSameOfStore = (before: OfStore, after: OfStore): boolean =>
  before.serviceRating === after.serviceRating && before.describedRating === after.describedRating;

/** Deadlines go by the database's clock. */
export async function databaseNow(tx: Tx): Promise<Date> {
  const rows = await readRows(tx, { now: col.timestamp`now()` }, (row) => sql`select ${row}`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
