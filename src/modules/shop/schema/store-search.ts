import type { StoreRatings } from "#modules/reviews/queries/store-ratings.ts";
import { readChoice } from "#kit/search-params.ts";
import { listingHref, type ListingSearch, readListingSearch } from "#modules/catalog/schema/listing-search.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import type { PublicNews } from "#modules/favourites/news/schema.ts";
import type { PublicCoupon } from "#modules/coupons/schema.ts";
import type { StoreSectionShown } from "../store-editor/schema.ts";
import type { StoreReviews } from "./store-reviews.ts";

const TABS = ["avaliacoes", "sobre"] as const;
/** Undefined is the products, which comes first. */
export type StoreTab = (typeof TABS)[number] | undefined;

/** What `/loja/{slug}` reads from its address: a tab, and its products narrowed like any listing. */
export type StoreSearch = ListingSearch & { aba?: StoreTab };

export const readStoreSearch = (raw: Record<string, unknown>): StoreSearch => ({
  ...readListingSearch(raw),
  loja: undefined,
  aba: readChoice(raw.aba, TABS),
});

export function storeHref(slug: string, { aba, ...search }: StoreSearch): string {
  const query = new URLSearchParams(listingHref({ ...search, loja: undefined }).split("?")[1]);
  const all = new URLSearchParams({ ...(aba ? { aba } : {}), ...Object.fromEntries(query) }).toString();
  return `/loja/${slug}${all ? `?${all}` : ""}`;
}

/** What `/loja/{slug}` shows: the store with what its tab asks for, or where it is now. */
export type StoreView =
  | {
      state: "aberta";
      store: StorePageFacts;
      tab: StoreTab;
      /** None while it is closed. */
      coupons: PublicCoupon[];
      /** On the first page of the whole list; none elsewhere. */
      sections: StoreSectionShown[];
      listing: Listing | null;
      reviews: StoreReviews | null;
      /** Of the store itself; null while too few spoke. */
      ratings: StoreRatings | null;
      /** Beside who signs. */
      news: PublicNews[];
    }
  | { state: "mudou"; slug: string };
