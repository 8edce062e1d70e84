import type { ImageRef, ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { SellerFacts } from "#modules/catalog/schema/product-page.ts";
import type { Paper } from "#ui/papers.ts";

export type CategoryTile = {
  slug: string;
  name: string;
  paper: Paper;
  count: number;
  covers: ImageRef[];
};

export type FeaturedStore = Pick<SellerFacts, "slug" | "authorName" | "tagline" | "city" | "uf" | "paper" | "portraitId"> & {
  since: number;
  products: ProductCardFacts[];
};

/** Everything the home page shows. No product is in two of its shelves. */
export type HomePageFacts = {
  authorCount: number;
  hanging: ProductCardFacts[];
  popular: ProductCardFacts[];
  fresh: ProductCardFacts[];
  free: ProductCardFacts[];
  theme: { title: string; slug: string; products: ProductCardFacts[] } | null;
  tiles: CategoryTile[];
  store: FeaturedStore | null;
};
