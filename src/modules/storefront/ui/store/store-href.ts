import type { ShelfSearch } from "#modules/catalog/schema/listing-search.ts";

/** `/loja/{slug}` with its order and page. */
export function storeHref(slug: string, { ordem, pagina }: ShelfSearch): string {
  const query = new URLSearchParams({ ...(ordem ? { ordem } : {}), ...(pagina ? { pagina: String(pagina) } : {}) }).toString();
  return `/loja/${slug}${query ? `?${query}` : ""}`;
}
