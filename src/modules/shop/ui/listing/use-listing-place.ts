import { useLocation, useRouter, useRouterState } from "@tanstack/react-router";
import { listingHref, type ListingSearch, readListingSearch } from "#modules/catalog/schema/listing-search.ts";

type Changes = Partial<ListingSearch>;

export type ListingPlace = {
  /** What the address asks for, already while its results are on their way. */
  wanted: ListingSearch;
  /** Another page of this very listing is on its way. */
  isWaiting: boolean;
  /** Inside one store's own page. */
  inStore: boolean;
  /** The same listing with some filters changed, from its first page. */
  href: (changes: Changes) => string;
  change: (changes: Changes) => void;
  /** An address of the market's listing, as an address of this one. */
  here: (marketHref: string) => string;
};

const MARKET = "/produtos";

/** A listing's address under `path`: `/produtos`, or a store's own page, which names the store by itself. */
export function addressOf(path: string, search: ListingSearch): string {
  return path + listingHref(path === MARKET ? search : { ...search, loja: undefined }).slice(MARKET.length);
}

/** Reads and changes a listing through its address; the scroll stays where it is. `shown` is what the results on the page answer. */
export function useListingPlace(path: string, shown: ListingSearch): ListingPlace {
  const router = useRouter();
  const requested = useLocation({ select: ({ pathname, search }) => (pathname === path ? search : null) });
  const isWaiting = useRouterState({ select: ({ status, location }) => status === "pending" && location.pathname === path });
  const wanted = requested ? readListingSearch(requested) : shown;
  const href = (changes: Changes) => addressOf(path, { ...wanted, pagina: undefined, ...changes });
  return {
    wanted,
    isWaiting,
    inStore: path !== MARKET,
    href,
    here: (marketHref) => addressOf(path, readListingSearch(Object.fromEntries(new URLSearchParams(marketHref.split("?")[1])))),
    change: (changes) => void router.navigate({ href: href(changes), resetScroll: false }),
  };
}
