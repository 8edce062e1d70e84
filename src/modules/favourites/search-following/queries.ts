import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { understandSearch } from "../../catalog/queries/listing-names.ts";
import { rankedProducts } from "../../catalog/queries/ranked-products.ts";
import type { ListingSearch } from "../../catalog/schema/listing-search.ts";
import { followedSearches } from "../tables.ts";
import { MOST_NAMED } from "./rules.ts";
import { searchHref, searchKey, searchOf } from "../schema/search-address.ts";
import type { FollowedSearch, SearchNews, SearchStanding } from "./schema.ts";

/** More than this are not counted: "12 ou mais". */
export const MOST_COUNTED = 12;

/** Whether who looks at a search follows it; for a guest nothing is. */
export async function readSearchStanding(userId: string | null, search: ListingSearch): Promise<SearchStanding> {
  const key = searchKey(search);
  if (!userId || !key) return { isKnown: userId !== null, isFollowed: false };
  const which = and(eq(followedSearches.userId, userId), eq(followedSearches.search, key));
  return { isKnown: true, isFollowed: (await db.$count(followedSearches, which)) > 0 };
}

/** The searches this person follows, the last followed first. */
export async function listFollowedSearches(userId: string): Promise<FollowedSearch[]> {
  const rows = await db
    .select({ key: followedSearches.search, name: followedSearches.name, followedAt: followedSearches.followedAt })
    .from(followedSearches)
    .where(eq(followedSearches.userId, userId))
    .orderBy(desc(followedSearches.followedAt), followedSearches.search)
    .limit(50);
  return rows.map((row) => ({ ...row, href: searchHref(row.key) }));
}

type Found = { title: string; slug: string; authorName: string };
const FOUND = defineRow<Found>({ title: col.text`p.title`, slug: col.text`p.slug`, authorName: col.text`s.author_name` });

/** What was published in a search since then, the newest first, nothing of this person's own; null when nothing was. */
export async function findSearchNews(
  userId: string,
  { key, name, since }: { key: string; name: string; since: Date },
): Promise<SearchNews | null> {
  const understood = await understandSearch(searchOf(key));
  if (!understood) return null;
  const products = await readRows(
    db,
    FOUND,
    sql`select ${FOUND} from (${rankedProducts(understood.filters, "novidades", MOST_COUNTED, 0)}) r
      join product_search ps on ps.product_id = r.product_id and ps.published_at > ${since.toISOString()}::timestamptz
      join products p on p.id = r.product_id join stores s on s.id = p.store_id and s.owner_id <> ${userId}
      order by r.rank`,
  );
  return products.length > 0 ? { key, name, count: products.length, products: products.slice(0, MOST_NAMED) } : null;
}
