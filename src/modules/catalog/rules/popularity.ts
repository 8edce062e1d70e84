const PRIOR_AVERAGE = 4.2;
const PRIOR_VOTES = 20;
const NOVELTY_DAYS = 60;
const DAY_MS = 86_400_000;

export type Reception = { sales: number; ratingSum: number; ratingCount: number };

/** The average score pulled towards the house's own while votes are few. */
export function ratingRank(reception: Reception): number {
  return (reception.ratingSum + PRIOR_AVERAGE * PRIOR_VOTES) / (reception.ratingCount + PRIOR_VOTES);
}

/** How high a product ranks by itself: sales (each doubling weighs the same), score, and a help that fades in two months. */
export function popularity(reception: Reception, publishedAt: Date, now: Date): number {
  const ageDays = Math.max(0, now.getTime() - publishedAt.getTime()) / DAY_MS;
  return Math.log1p(reception.sales) + 0.5 * (ratingRank(reception) - PRIOR_AVERAGE) + 1.5 * Math.exp(-ageDays / NOVELTY_DAYS);
}
