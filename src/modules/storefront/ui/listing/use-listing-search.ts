import { useNavigate } from "@tanstack/react-router";
import { type ListingSearch, readListingSearch } from "#modules/catalog/schema/listing-search.ts";

export type ChangeSearch = (changes: Partial<ListingSearch>) => void;

/** Changes filters in the address: the page begins again and the scroll stays. */
export function useChangeSearch(): ChangeSearch {
  const navigate = useNavigate();
  return (changes) => {
    void navigate({
      to: "/produtos",
      search: (now) => ({ ...readListingSearch(now), pagina: undefined, ...changes }),
      resetScroll: false,
    });
  };
}
