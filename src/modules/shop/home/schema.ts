import type { ImageRef, ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { SellerFacts } from "#modules/catalog/schema/product-page.ts";
import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";
import type { Paper } from "#kit/papers.ts";
import type { Audience } from "./rules/home-sections.ts";

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

export type BannerFacts = { words: string; href: string; paper: Paper };

/** One section of the page, with what it shows; never empty. */
export type ShownSection = { key: string; title: string; audience: Audience } & (
  | { is: "materiais"; products: ProductCardFacts[]; more: { href: string; label: string } | null }
  | { is: "prateleiras"; tiles: CategoryTile[] }
  | { is: "autor"; store: FeaturedStore }
  | { is: "lojas"; stores: StoreCardFacts[] }
  | { is: "faixa"; banner: BannerFacts }
);

/** A sale by Pix of something bought as most are, split by the commission of now. */
export type SampleSale = { priceCents: number; commissionCents: number };

/** Everything the home page shows. No product is in two of its sections. */
export type HomePageFacts = {
  authorCount: number;
  hanging: ProductCardFacts[];
  sections: ShownSection[];
  sale: SampleSale;
  /** What the operator says at the top, "" where it is the default brand's own; and to search engines. */
  hero: { title: string; text: string };
  description: string;
};

/** What a person left half-way: seen lately, then bought lately. */
export type ContinueFacts = { products: ProductCardFacts[] };
