import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { findByline } from "../../accounts/profiles/queries.ts";
import { canEdit, reviewerName, reviewRight } from "../rules/rights.ts";
import { isShown } from "../rules/review-machine.ts";
import { HOLD_REASONS } from "../rules/hold-reasons.ts";
import type { MyReview, OwnReview } from "../schema/facts.ts";
import { reviewSetting } from "../settings.ts";
import { reviews, reviewVotes } from "../tables.ts";
import { findOwnReview } from "./own-review.ts";
import { readRight } from "./read-right.ts";

const DAY = 86_400_000;
const MOST_VOTES = 500;

/** What a person may do about a product's reviews and has already done. */
export async function readMyReview(viewer: { userId: string; name: string } | null, productId: number): Promise<MyReview> {
  if (!viewer) return { isSignedIn: false, reviewer: "", right: null, review: null, votes: [] };
  const [facts, review, votes, { windowDays, editDays }, byline] = await Promise.all([
    readRight(db, viewer.userId, productId),
    findOwnReview(db, viewer.userId, productId),
    db
      .select({ reviewId: reviewVotes.reviewId })
      .from(reviewVotes)
      .where(
        and(
          eq(reviewVotes.userId, viewer.userId),
          inArray(reviewVotes.reviewId, db.select({ id: reviews.id }).from(reviews).where(eq(reviews.productId, productId))),
        ),
      )
      .limit(MOST_VOTES),
    readSetting(db, reviewSetting),
    findByline(db, viewer.userId),
  ]);
  const now = facts?.now ?? new Date();
  return {
    isSignedIn: true,
    reviewer: byline ?? reviewerName(viewer.name),
    right: facts && reviewRight(facts, now, windowDays),
    review: review && ownFacts(review, now, { editDays, thanks: await thanksOf(review) }),
    votes: votes.map((vote) => vote.reviewId),
  };
}

/** What the store says to who reviews, once the review is there for all. */
async function thanksOf({ storeId, status }: typeof reviews.$inferSelect): Promise<string | null> {
  if (!isShown(status)) return null;
  const [store] = await readRows(
    db,
    { words: col.text`s.review_thanks` },
    (row) => sql`select ${row} from stores s where s.id = ${storeId}`,
  );
  return store?.words || null;
}

type Around = { editDays: number; thanks: string | null };

function ownFacts(review: typeof reviews.$inferSelect, now: Date, { editDays, thanks }: Around): OwnReview {
  return {
    id: review.id,
    rating: review.rating,
    serviceRating: review.serviceRating,
    describedRating: review.describedRating,
    text: review.body,
    status: review.status,
    holdReasons: HOLD_REASONS.filter((reason) => review.holdReasons.includes(reason)),
    decision: review.decision,
    thanks,
    canEdit: canEdit(review, now, editDays),
    editableUntil: new Date(review.postedAt.getTime() + editDays * DAY),
  };
}
