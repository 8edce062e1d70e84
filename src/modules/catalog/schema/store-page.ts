import type { ImageRef, ProductCardFacts } from "./product-card.ts";
import type { SellerFacts } from "./product-page.ts";

export type StorePageFacts = SellerFacts & {
  bio: string;
  ratingSum: number;
  ratingCount: number;
  products: ProductCardFacts[];
  page: number;
  pages: number;
};

/** One store in the list of stores, with three covers on its strip. */
export type StoreCardFacts = Pick<
  SellerFacts,
  "id" | "slug" | "authorName" | "tagline" | "city" | "uf" | "paper" | "portraitId" | "productCount"
> & {
  covers: ImageRef[];
};

export type StoreList = { stores: StoreCardFacts[]; total: number; page: number; pages: number };
