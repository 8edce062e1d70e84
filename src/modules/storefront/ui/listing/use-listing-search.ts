import { useNavigate } from "@tanstack/react-router";
import type { ListingSearch } from "#modules/catalog/schema/listing-search.ts";

export type ChangeSearch = (changes: Partial<ListingSearch>) => void;

/** Changes filters in the address: the page begins again and the scroll stays. */
export function useChangeSearch(search: ListingSearch): ChangeSearch {
  const navigate = useNavigate();
  return (changes) => {
    void navigate({ to: "/produtos", search: { ...search, pagina: undefined, ...changes }, resetScroll: false });
  };
}
