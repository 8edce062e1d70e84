import type { Listing } from "#modules/catalog/schema/listing.ts";
import { addressOf } from "./use-listing-place.ts";
import { appliedFilters } from "./applied-filters.ts";

/**
 * Whether search engines may keep this listing: the whole, a category, one filter, or a category with one filter. Words, prices and
 * scores are never worth a page of their own, and a store has its own.
 */
export function isIndexable(listing: Listing): boolean {
  const { busca, categoria, loja, nota, preco_min, preco_max } = listing.search;
  if (listing.total === 0 || [busca, loja, nota, preco_min, preco_max].some((value) => value !== undefined)) return false;
  return appliedFilters(listing).length <= (categoria ? 2 : 1);
}

/** The one address of a listing, in whatever order and shape it is shown. */
export const canonicalPath = (listing: Listing): string =>
  addressOf("/produtos", { ...listing.search, ordem: undefined, vista: undefined });
