import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { users } from "../../accounts/tables.ts";
import { reviewerName } from "../rules/rights.ts";
import type { Histogram, ReviewFacts } from "../schema/facts.ts";
import { reviews } from "../tables.ts";

/** In sight of everybody; `reviews_shown` is an index over exactly these. */
export const shown = inArray(reviews.status, ["publicada", "denunciada"]);
export const shownOf = (productId: number) => and(eq(reviews.productId, productId), shown);

export const readColumns = {
  id: reviews.id,
  rating: reviews.rating,
  text: reviews.body,
  reviewerFullName: users.name,
  /** How they sign instead of by their name. */
  byline: sql<string | null>`(select p.byline from profiles p where p.user_id = ${users.id} and p.byline <> '')`,
  postedAt: reviews.postedAt,
  editedAt: reviews.editedAt,
  edition: reviews.versionNumber,
  helpful: reviews.helpfulCount,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  replyEditedAt: reviews.replyEditedAt,
};

type Row = {
  id: string;
  rating: number;
  text: string;
  reviewerFullName: string;
  byline: string | null;
  postedAt: Date;
  editedAt: Date | null;
  edition: number;
  helpful: number;
  reply: string | null;
  repliedAt: Date | null;
  replyEditedAt: Date | null;
};

/** Of who wrote it only what they sign with, or the first name and an initial, leave the database's side. */
export const factsOf = (row: Row): ReviewFacts => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  reviewer: row.byline ?? reviewerName(row.reviewerFullName),
  postedAt: row.postedAt,
  isEdited: row.editedAt !== null,
  edition: row.edition,
  helpful: row.helpful,
  reply:
    row.reply !== null && row.repliedAt !== null
      ? { text: row.reply, at: row.repliedAt, isEdited: row.replyEditedAt !== null }
      : null,
});

export const mostHelpful = [
  desc(reviews.helpfulCount),
  sql`(${reviews.body} = '')`,
  desc(reviews.postedAt),
  desc(reviews.id),
] as const;

type VoteCount = { rating: number; votes: number };

export function histogramOf(tallies: readonly VoteCount[]): Histogram {
  const histogram: Histogram = [0, 0, 0, 0, 0];
  for (const { rating, votes } of tallies) histogram[rating - 1] = votes;
  return histogram;
}

export function averageOf(histogram: Histogram): { average: number; count: number } {
  const count = histogram.reduce((sum, votes) => sum + votes, 0);
  const stars = histogram.reduce((sum, votes, index) => sum + votes * (index + 1), 0);
  return { average: count === 0 ? 0 : stars / count, count };
}
