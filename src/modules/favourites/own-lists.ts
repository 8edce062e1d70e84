import { and, count, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { FIRST_LIST_NAME, MOST_IN_LIST } from "./rules.ts";
import { favouriteLists, favourites } from "./tables.ts";

/** One change at a time to the favourites of a person, so that limits hold. Held until `tx` ends. */
export async function lockFavourites(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('favourites:' || ${userId}, 0))`);
}

/** The id of this list when it is theirs; of the one that hearts fill, made now if need be, when none is named. */
export async function ownListId(tx: Tx, userId: string, listId?: string): Promise<string | null> {
  const which = listId === undefined ? eq(favouriteLists.isFirst, true) : eq(favouriteLists.id, listId);
  const [list] = await tx
    .select({ id: favouriteLists.id })
    .from(favouriteLists)
    .where(and(eq(favouriteLists.userId, userId), which));
  if (list) return list.id;
  return listId === undefined ? openFirstList(tx, userId) : null;
}

/** Before any other list, so its name is never taken. */
async function openFirstList(tx: Tx, userId: string): Promise<string> {
  const [list] = await tx
    .insert(favouriteLists)
    .values({ userId, isFirst: true, name: FIRST_LIST_NAME })
    .returning({ id: favouriteLists.id });
  if (!list) throw new Error("the first list was not opened");
  return list.id;
}

/** How many more fit in a list, not counting `productId` itself. */
export async function roomIn(tx: Tx, listId: string, productId = 0): Promise<number> {
  const [row] = await tx
    .select({ saved: count() })
    .from(favourites)
    .where(and(eq(favourites.listId, listId), isNull(favourites.removedAt), ne(favourites.productId, productId)));
  return MOST_IN_LIST - (row?.saved ?? 0);
}
