import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { ListingSearch } from "#modules/catalog/schema/listing-search.ts";
import type { ChangeSearch } from "./use-listing-search.ts";

export type FacetsProps = {
  search: ListingSearch;
  listing: Listing;
  change: ChangeSearch;
  /** Tells the two copies on the page apart: beside the results, and in the sheet of small screens. */
  place: "lado" | "folha";
};
