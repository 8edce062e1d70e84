import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { lockFavourites } from "./own-lists.ts";
import type { ListRefusal } from "./schema/reasons.ts";
import { favouriteLists } from "./tables.ts";

/** Ends a list of this person and what it keeps. The first one stays: hearts need it. */
export function deleteList(userId: string, listId: string): Promise<Outcome<void, ListRefusal>> {
  return transact(async (tx) => {
    await lockFavourites(tx, userId);
    const own = and(eq(favouriteLists.id, listId), eq(favouriteLists.userId, userId));
    const [list] = await tx.select({ isFirst: favouriteLists.isFirst }).from(favouriteLists).where(own);
    if (!list) return refuse("no_list");
    if (list.isFirst) return refuse("first_list");
    await tx.delete(favouriteLists).where(own);
    return ok();
  });
}
