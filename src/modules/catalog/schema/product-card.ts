import type { Paper } from "#kit/papers.ts";

export type ImageRef = { id: string; width: number; height: number };

/** What a card in the shop window shows. */
export type ProductCardFacts = {
  id: number;
  slug: string;
  title: string;
  kind: string;
  formats: string[];
  /** What one pays now, a promotion included. */
  priceCents: number;
  /** What may be shown struck beside it: the lowest asked in the 30 days before the promotion; null when nothing may. */
  fullCents: number | null;
  paper: Paper;
  authorName: string;
  storeSlug: string;
  ratingSum: number;
  ratingCount: number;
  cover: ImageRef | null;
};
