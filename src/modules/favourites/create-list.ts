import { count, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact } from "#platform/db.ts";
import { lockFavourites, ownListId } from "./own-lists.ts";
import { MOST_LISTS } from "./rules.ts";
import type { ListRefusal } from "./schema/reasons.ts";
import { favouriteLists } from "./tables.ts";

/** Opens a list with a name of its own; answers its id. Refuses the 21st and a name they already use. */
export async function createList(userId: string, name: string): Promise<Outcome<string, ListRefusal>> {
  try {
    return await transact(async (tx) => {
      await lockFavourites(tx, userId);
      await ownListId(tx, userId);
      const [lists] = await tx.select({ total: count() }).from(favouriteLists).where(eq(favouriteLists.userId, userId));
      if ((lists?.total ?? 0) >= MOST_LISTS) return refuse("too_many_lists");
      const [list] = await tx.insert(favouriteLists).values({ userId, name }).returning({ id: favouriteLists.id });
      return list ? ok(list.id) : refuse("no_list");
    });
  } catch (error) {
    if (isUniqueViolation(error, "favourite_lists_name")) return refuse("name_taken");
    throw error;
  }
}
