import { and, eq } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { followedSearches } from "../tables.ts";

/** Stops following a search. What is not followed is already so. */
export function unfollowSearch(userId: string, key: string): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await tx.delete(followedSearches).where(and(eq(followedSearches.userId, userId), eq(followedSearches.search, key)));
    return ok();
  });
}
