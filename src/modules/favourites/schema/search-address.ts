import { listingHref, type ListingSearch, readListingSearch } from "../../catalog/schema/listing-search.ts";

const LONGEST = 600;
const LONGEST_NAME = 200;

const PATH = "/produtos";

/** A search as it is kept, without the order, the view and the page; null for everything there is, which nobody follows. */
export function searchKey(search: ListingSearch): string | null {
  const href = listingHref({ ...search, ordem: undefined, vista: undefined, pagina: undefined });
  const key = href.slice(PATH.length + 1);
  return key === "" || key.length > LONGEST ? null : key;
}

export const searchOf = (key: string): ListingSearch => readListingSearch(Object.fromEntries(new URLSearchParams(key)));

/** Where its results are, the newest first. */
export const searchHref = (key: string): string => listingHref({ ...searchOf(key), ordem: "novidades" });

type Named = { search: ListingSearch; category: { name: string } | null; stores: readonly { name: string }[] };

/** How a search is called: "“frações”, em Para a escola, grátis e mais 2 filtros". */
export function searchName({ search, category, stores }: Named): string {
  const { busca, categoria: _c, loja: _l, gratis, promocao, ordem: _o, vista: _v, pagina: _p, atributos, ...others } = search;
  const more = Object.values(others).filter((value) => value !== undefined).length + Object.keys(atributos ?? {}).length;
  const parts = [
    busca && `“${busca}”`,
    category && (busca ? `em ${category.name}` : category.name),
    stores.length > 0 && `de ${stores.map(({ name }) => name).join(" e ")}`,
    gratis && "grátis",
    promocao && "com desconto",
    more > 0 && `com ${more} ${more === 1 ? "filtro" : "filtros"}`,
  ].filter((part) => typeof part === "string" && part !== "");
  return parts.join(", ").slice(0, LONGEST_NAME);
}
