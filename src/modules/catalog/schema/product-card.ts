import type { Paper } from "#ui/papers.ts";

export type ImageRef = { id: string; width: number; height: number };

/** What a card in the shop window shows. */
export type ProductCardFacts = {
  id: number;
  slug: string;
  title: string;
  kind: string;
  formats: string[];
  priceCents: number;
  paper: Paper;
  authorName: string;
  storeSlug: string;
  ratingSum: number;
  ratingCount: number;
  cover: ImageRef | null;
};
