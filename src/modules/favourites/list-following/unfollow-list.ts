import { and, eq, inArray } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { favouriteLists, listFollowers } from "../tables.ts";

/** Stops following the list shared at this address. What is not followed is already so. */
export function unfollowList(userId: string, token: string): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const shared = tx.select({ id: favouriteLists.id }).from(favouriteLists).where(eq(favouriteLists.shareToken, token));
    await tx.delete(listFollowers).where(and(eq(listFollowers.userId, userId), inArray(listFollowers.listId, shared)));
    return ok();
  });
}
