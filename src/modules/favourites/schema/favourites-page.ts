import type { FollowedSearch } from "../search-following/schema.ts";
import type { ProductCardFacts } from "../../catalog/schema/product-card.ts";
import type { FollowedList } from "../list-following/schema.ts";
import { isUuid } from "#kit/id.ts";
import { readChoice } from "#kit/search-params.ts";

export const FAVOURITE_SORTS = ["recentes", "maior-queda", "menor-preco", "titulo"] as const;
export type FavouriteSort = (typeof FAVOURITE_SORTS)[number];

export type FavouritesSearch = {
  lista?: string | undefined;
  /** Only what costs less than when it was kept, or is on promotion. */
  promocao?: "1" | undefined;
  ordem?: FavouriteSort | undefined;
};

/** What `/painel/favoritos` reads from its address; nonsense counts as absent. */
export const readFavouritesSearch = (raw: Record<string, unknown>): FavouritesSearch => ({
  lista: typeof raw.lista === "string" && isUuid(raw.lista) ? raw.lista : undefined,
  promocao: raw.promocao === "1" || raw.promocao === 1 ? "1" : undefined,
  ordem: readChoice(raw.ordem, FAVOURITE_SORTS),
});

/** The address of a view of the favourites, its parameters always in the same order. */
export function favouritesHref(search: FavouritesSearch): string {
  const query = new URLSearchParams();
  for (const name of ["lista", "promocao", "ordem"] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `/painel/favoritos?${query}` : "/painel/favoritos";
}

export type FavouriteList = {
  id: string;
  name: string;
  isFirst: boolean;
  hasAlerts: boolean;
  count: number;
  /** Where whoever has the address sees it; null while it is only its owner's. */
  shareToken: string | null;
  /** How many people follow it; who, only they know. */
  followers: number;
};

/** Something kept, at the price of now beside the one it was kept at. */
export type Favourite = {
  productId: number;
  slug: string;
  title: string;
  kind: string;
  formats: string[];
  paper: ProductCardFacts["paper"];
  cover: ProductCardFacts["cover"];
  authorName: string;
  priceCents: number;
  /** The struck price while a promotion runs. */
  fullCents: number | null;
  seenPriceCents: number;
  /** Centavos less than when it was kept; null when not cheaper. */
  dropCents: number | null;
  addedAt: Date;
  note: string;
  isOnSale: boolean;
  isOwned: boolean;
  /** For what left the shop: the most popular of the same kind still there. */
  alternative: { slug: string; title: string } | null;
};

export type FavouritesPageFacts = {
  lists: FavouriteList[];
  /** The list shown; null before anything was ever kept. */
  list: FavouriteList | null;
  items: Favourite[];
  /** Of others, shared. */
  followed: FollowedList[];
  searches: FollowedSearch[];
};

export type ListChoices = { lists: FavouriteList[]; listId: string | null };
