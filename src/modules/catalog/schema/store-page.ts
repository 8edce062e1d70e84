import type { StorePolicies, StoreSection } from "#modules/stores/store-page/rules/store-page.ts";
import type { Paper } from "#kit/papers.ts";
import type { ImageRef } from "./product-card.ts";
import type { SellerFacts } from "./product-page.ts";

/** One of the categories it sells in. */
export type StoreCategory = { slug: string; name: string; paper: Paper; count: number; covers: ImageRef[] };

/** Who a store is. `document` is as anybody may read it. */
export type StorePageFacts = SellerFacts & {
  state: "aberta";
  bio: string;
  ratingSum: number;
  ratingCount: number;
  /** The year it opened. */
  since: number;
  /** Null while they are too few to tell. */
  followers: number | null;
  /** At most six, the fullest first; none when everything is in one category. */
  categories: StoreCategory[];
  bannerId: string | null;
  /** Where else its author is. */
  links: string[];
  /** How its author arranged the page, before all its products. */
  sections: StoreSection[];
  /** What it promises of its own, since which day ("2026-01-20"); null when nothing. */
  policies: (StorePolicies & { number: number; since: string }) | null;
};

/** What `/loja/{slug}` finds: the store, or where it is now. */
export type StoreAnswer = StorePageFacts | { state: "mudou"; slug: string };

/** One store in the list of stores, with three covers on its strip, the newest first. */
export type StoreCardFacts = Pick<
  SellerFacts,
  "id" | "slug" | "authorName" | "tagline" | "city" | "uf" | "paper" | "portraitId" | "productCount"
> & {
  ratingSum: number;
  ratingCount: number;
  /** Opened in the last 60 days. */
  isNew: boolean;
  hasCoupon: boolean;
  /** Null while they are too few to tell. */
  followers: number | null;
  covers: ImageRef[];
};

export type StoreList = {
  stores: StoreCardFacts[];
  total: number;
  page: number;
  pages: number;
  areas: { slug: string; name: string }[];
  ufs: string[];
  /** Of the state chosen. */
  cities: string[];
  /** The first letters there are stores under. */
  letters: string[];
};
