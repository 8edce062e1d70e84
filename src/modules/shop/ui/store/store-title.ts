import { storeHref, type StoreView } from "../../schema/store-search.ts";
import { storeFacts } from "../../rules/store-facts.ts";
import { shareAddress } from "../../share/rules/share-address.ts";
import { sharedStore } from "../../share/rules/shared-things.ts";
import { appliedFilters } from "../listing/applied-filters.ts";

type OpenStore = Extract<StoreView, { state: "aberta" }>;

/** What the document of a store says of itself. Its list narrowed is no page of its own for search engines. */
export function storeHead({ store, tab, listing, reviews }: OpenStore) {
  const page = listing?.page ?? reviews?.page ?? 1;
  const filters = listing
    ? appliedFilters({ ...listing, search: { ...listing.search, loja: undefined } }).map(({ label }) => label)
    : [];
  const part = tab === "avaliacoes" ? "avaliações" : tab === "sobre" ? "sobre" : filters.slice(0, 3).join(", ") || "loja";
  return {
    title: `${store.authorName}: ${part}${page > 1 ? `, página ${page}` : ""}`,
    description: store.bio || store.tagline,
    path: storeHref(store.slug, { aba: tab, pagina: page > 1 ? page : undefined }),
    noindex: filters.length > 0,
    share: { image: shareAddress(sharedStore(store)), type: "profile" as const },
    facts: import.meta.env.SSR ? (origin: string) => storeFacts(store, origin) : undefined,
  };
}
