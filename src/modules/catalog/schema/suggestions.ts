import type { Paper } from "#kit/papers.ts";
import type { ImageRef } from "./product-card.ts";

/** What to propose while someone types in the search of the header. */
export type Suggestions = {
  /** At most five. */
  products: { slug: string; title: string; authorName: string; cover: ImageRef | null; paper: Paper }[];
  /** At most three of each. */
  stores: { slug: string; name: string; authorName: string; portraitId: string | null; paper: Paper }[];
  categories: { slug: string; name: string; parentName: string | null; paper: Paper }[];
  /** Whole searches that begin so. */
  phrases: string[];
};

export const MAX_SUGGEST = 80;
