import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { understandSearch } from "../../catalog/queries/listing-names.ts";
import type { ListingSearch } from "../../catalog/schema/listing-search.ts";
import { lockFavourites } from "../own-lists.ts";
import { followedSearches } from "../tables.ts";
import { DAYS_BETWEEN, MOST_FOLLOWED_SEARCHES } from "./rules.ts";
import { searchKey, searchName } from "../schema/search-address.ts";
import type { FollowSearchRefusal } from "./schema.ts";

/**
 * Follows a search: what is published in it from now on is told, with the news of the other searches of this person, once a week at
 * most. Again is the same as once. Refuses one that asks for everything or for what does not exist, and the 21st.
 */
export async function followSearch(userId: string, search: ListingSearch): Promise<Outcome<void, FollowSearchRefusal>> {
  const understood = await understandSearch(search);
  const key = understood && searchKey(understood.search);
  if (!understood || !key) return refuse("no_search");
  const name = searchName(understood);
  return transact(async (tx): Promise<Outcome<void, FollowSearchRefusal>> => {
    await lockFavourites(tx, userId);
    const followed = await tx.$count(followedSearches, eq(followedSearches.userId, userId));
    // One telling for all the searches of a person: a new one waits for the next of the others.
    const nextAt = sql<Date>`coalesce((select min(f.next_at) from followed_searches f where f.user_id = ${userId}),
      now() + make_interval(days => ${DAYS_BETWEEN}))`;
    const added = await tx.insert(followedSearches).values({ userId, search: key, name, nextAt }).onConflictDoNothing();
    if (added.rowCount === 0) return ok();
    return followed >= MOST_FOLLOWED_SEARCHES ? refuse("too_many_searches") : ok();
  });
}
