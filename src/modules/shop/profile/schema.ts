import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";
import type { SharedListCard } from "#modules/favourites/schema/shared-list.ts";
import type { ReviewFacts } from "#modules/reviews/schema/facts.ts";

type ProfileReview = ReviewFacts & { authorName: string; product: { slug: string; title: string } };
export type FollowedStore = Pick<StoreCardFacts, "id" | "slug" | "authorName" | "tagline" | "paper" | "portraitId">;

/** A public page of a person: null is a part its owner keeps off. */
export type ProfilePage = {
  id: string;
  slug: string;
  name: string;
  photoId: string | null;
  areas: string[];
  since: Date | null;
  lists: SharedListCard[] | null;
  reviews: { found: number; shown: ProfileReview[] } | null;
  stores: FollowedStore[] | null;
  isOpen: boolean;
  isIndexed: boolean;
  /** It is its owner who looks. */
  isOwn: boolean;
};

export type ProfileSearch = { pagina?: number | undefined };

const LAST_PAGE = 20;

/** What `/cliente/{slug}` reads from its address; nonsense counts as absent. */
export function readProfileSearch(raw: Record<string, unknown>): ProfileSearch {
  const page = Number(raw.pagina);
  return { pagina: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined };
}
