import { and, count, desc, eq, sql } from "drizzle-orm";
import { findShownProfile } from "#modules/accounts/profiles/queries.ts";
import { users } from "#modules/accounts/tables.ts";
import { products } from "#modules/catalog/tables.ts";
import { listSharedLists } from "#modules/favourites/queries/shared-lists.ts";
import { factsOf, readColumns, shown } from "#modules/reviews/queries/review-facts.ts";
import { reviews } from "#modules/reviews/tables.ts";
import { stores } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { FollowedStore, ProfilePage, ProfileSearch } from "./schema.ts";

const REVIEWS_PAGE = 10;
const MOST_STORES = 60;

/**
 * The public page at this address, only what its owner switched on read at all. Null when it is closed, exactly as when it never was;
 * its owner sees it closed too, the same as others would.
 */
export async function readProfilePage(
  slug: string,
  { pagina = 1 }: ProfileSearch,
  viewerId: string | null,
): Promise<ProfilePage | null> {
  const profile = await findShownProfile(slug, viewerId);
  if (!profile) return null;
  const { userId, shows, ...facts } = profile;
  const [lists, written, followed] = await Promise.all([
    shows.lists ? listSharedLists(userId) : null,
    shows.reviews ? listReviewsBy(userId, facts.name, pagina) : null,
    shows.stores ? listFollowed(userId) : null,
  ]);
  return { ...facts, lists, reviews: written, stores: followed, isOwn: viewerId === userId };
}

/** What this person said of products still on sale, signed as their page is. */
async function listReviewsBy(userId: string, name: string, page: number) {
  const theirs = and(eq(reviews.userId, userId), sql`is_published(products) and is_open(stores)`, shown);
  const [[total], rows] = await Promise.all([
    db
      .select({ found: count() })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(stores, eq(stores.id, reviews.storeId))
      .where(theirs),
    db
      .select({ ...readColumns, slug: products.slug, title: products.title, authorName: stores.authorName })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(stores, eq(stores.id, reviews.storeId))
      .where(theirs)
      .orderBy(desc(reviews.postedAt), desc(reviews.id))
      .limit(REVIEWS_PAGE * page),
  ]);
  return {
    found: total?.found ?? 0,
    shown: rows.map(({ slug, title, authorName, ...row }) => ({
      ...factsOf(row),
      reviewer: name,
      authorName,
      product: { slug, title },
    })),
  };
}

const FOLLOWED_STORE = defineRow<FollowedStore>({
  id: col.int`s.id`,
  slug: col.text`s.slug`,
  authorName: col.text`s.author_name`,
  tagline: col.text`s.tagline`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`s.paper`,
  portraitId: col.text.orNull`s.portrait_key`,
});

async function listFollowed(userId: string): Promise<FollowedStore[]> {
  const rows = await readRows(
    db,
    FOLLOWED_STORE,
    sql`
    select ${FOLLOWED_STORE}
    from stores_followed f join stores s on s.id = f.store_id and is_open(s)
    where f.user_id = ${userId} order by f.followed_at desc, s.id limit ${MOST_STORES}`,
  );
  return rows;
}
