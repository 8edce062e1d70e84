import type { Format } from "../rules/formats.ts";
import type { ProductCardFacts } from "./product-card.ts";

export type Counted<T> = T & { count: number };

/** One page of a listing with the facets beside it. */
export type Listing = {
  products: ProductCardFacts[];
  total: number;
  /** False when `total` and the counts come from a sample. */
  exact: boolean;
  page: number;
  pages: number;
  category: { slug: string; name: string; lead: string; parent: { slug: string; name: string } | null } | null;
  store: { slug: string; name: string } | null;
  facets: {
    categories: Counted<{ slug: string; name: string; child: boolean; current: boolean }>[];
    formats: Counted<{ format: Format }>[];
    stars: Counted<{ stars: number }>[];
    freeCount: number;
    priceBins: number[];
  };
  /** Something to look at when nothing matched. */
  instead: ProductCardFacts[];
};
