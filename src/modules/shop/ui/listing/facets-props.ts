import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { ListingPlace } from "./use-listing-place.ts";

export type FacetsProps = {
  listing: Listing;
  place: ListingPlace;
  /** Tells the two copies on the page apart: beside the results, and in the sheet. */
  copy: "lado" | "folha";
};
