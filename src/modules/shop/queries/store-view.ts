import { listProducts } from "#modules/catalog/queries/listing.ts";
import { findStorePage } from "#modules/catalog/queries/store-page.ts";
import { listPublicCoupons } from "#modules/coupons/queries/public-coupons.ts";
import { listPublicNews } from "#modules/favourites/news/queries.ts";
import { readStoreRatings } from "#modules/reviews/queries/store-ratings.ts";
import { readSectionPool } from "../store-editor/queries.ts";
import { showSections } from "../store-editor/rules.ts";
import { storeHref, type StoreSearch, type StoreView } from "../schema/store-search.ts";
import { listStoreReviews } from "./store-reviews.ts";

/** A store and what the tab asked for shows of it. Null when there is none by this address, or no such category. */
export async function readStorePage(slug: string, { aba, ...search }: StoreSearch): Promise<StoreView | null> {
  const found = await findStorePage(slug);
  if (!found || found.state === "mudou") return found;
  const showsProducts = aba === undefined;
  const [coupons, listing, reviews, ratings, news] = await Promise.all([
    found.closedUntil ? [] : listPublicCoupons(found.id),
    showsProducts ? listProducts({ ...search, loja: slug }) : null,
    aba === "avaliacoes" ? listStoreReviews(found.id, search.pagina ?? 1) : null,
    readStoreRatings(found.id),
    aba === "sobre" ? listPublicNews(found.id) : [],
  ]);
  if (showsProducts && !listing) return null;
  const isWhole = showsProducts && storeHref(slug, { ...search, ordem: undefined, vista: undefined }) === `/loja/${slug}`;
  const sections = isWhole ? showSections(found.sections, await readSectionPool(found.id, found.sections)) : [];
  return { state: "aberta", store: found, tab: aba, coupons, sections, listing, reviews, ratings, news };
}
