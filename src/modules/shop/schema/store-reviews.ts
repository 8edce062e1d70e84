import type { Histogram, ReviewFacts } from "#modules/reviews/schema/facts.ts";

/** What buyers said of everything a store sells, each with the product it is about. */
export type StoreReviews = {
  average: number;
  count: number;
  histogram: Histogram;
  page: number;
  pages: number;
  reviews: (ReviewFacts & { product: { slug: string; title: string } })[];
};
