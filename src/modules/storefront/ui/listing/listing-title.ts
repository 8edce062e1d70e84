import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { ListingSearch } from "#modules/catalog/schema/listing-search.ts";

/** What this listing is called: the words looked for, the category, the store, or everything. */
export function listingTitle(search: ListingSearch, listing: Listing): string {
  if (search.busca) return `Busca por “${search.busca}”`;
  if (listing.category) return listing.category.name;
  if (listing.store) return `Materiais de ${listing.store.name}`;
  if (search.gratis) return "Materiais grátis";
  if (search.ordem === "novidades") return "Novidades";
  return search.ordem === "mais-vendidos" ? "Mais vendidos" : "Todos os materiais";
}
