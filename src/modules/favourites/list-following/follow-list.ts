import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { lockFavourites } from "../own-lists.ts";
import { favouriteLists, listFollowers } from "../tables.ts";
import { notePrices } from "./note-prices.ts";
import { MOST_FOLLOWED_LISTS } from "./rules.ts";
import type { FollowListRefusal } from "./schema.ts";

/**
 * Follows the list shared at this address: from the prices of now on, its drops are told. Again is the same as once. Refuses an address
 * that leads nowhere, one's own list and the 51st.
 */
export function followList(userId: string, token: string): Promise<Outcome<void, FollowListRefusal>> {
  return transact(async (tx): Promise<Outcome<void, FollowListRefusal>> => {
    await lockFavourites(tx, userId);
    // Held against the sharing being taken back at this moment: whoever comes first is seen by the other.
    const [list] = await tx
      .select({ id: favouriteLists.id, ownerId: favouriteLists.userId })
      .from(favouriteLists)
      .where(eq(favouriteLists.shareToken, token))
      .for("share");
    if (!list) return refuse("no_list");
    if (list.ownerId === userId) return refuse("own_list");
    const followed = await tx.$count(listFollowers, eq(listFollowers.userId, userId));
    const added = await tx.insert(listFollowers).values({ userId, listId: list.id }).onConflictDoNothing();
    if (added.rowCount === 0) return ok();
    if (followed >= MOST_FOLLOWED_LISTS) return refuse("too_many_followed");
    await notePrices(tx, sql`lf.user_id = ${userId} and lf.list_id = ${list.id}`);
    return ok();
  });
}
