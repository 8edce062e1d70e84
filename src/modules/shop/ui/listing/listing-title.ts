import type { Listing } from "#modules/catalog/schema/listing.ts";
import { appliedFilters } from "./applied-filters.ts";

const MOST_IN_TITLE = 3;

/** What this listing is called: the words looked for, the category, the store, or everything. */
export function listingTitle({ search, category, store }: Listing): string {
  if (search.busca) return `Busca por “${search.busca}”`;
  if (category) return category.name;
  if (store) return `Materiais de ${store.name}`;
  if (search.gratis) return "Materiais grátis";
  if (search.promocao) return "Materiais com desconto";
  if (search.ordem === "novidades") return "Novidades";
  return search.ordem === "mais-vendidos" ? "Mais vendidos" : "Todos os materiais";
}

/** The title of the document: what it is called, the first filters that are on, and the page. */
export function documentTitle(listing: Listing): string {
  const title = listingTitle(listing);
  const filters = appliedFilters(listing)
    .map(({ label }) => label)
    .filter(
      (label) => !title.toLocaleLowerCase("pt-BR").includes(label.toLocaleLowerCase("pt-BR")) && !label.startsWith("Loja de"),
    )
    .slice(0, MOST_IN_TITLE);
  const named = filters.length > 0 ? `${title}: ${filters.join(", ")}` : title;
  return listing.page > 1 ? `${named}, página ${listing.page}` : named;
}
