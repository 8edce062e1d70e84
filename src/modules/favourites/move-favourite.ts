import { and, eq, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { lockFavourites, ownListId, roomIn } from "./own-lists.ts";
import type { MoveRefusal } from "./schema/reasons.ts";
import { favourites } from "./tables.ts";

/** Moves something kept to another list of the same person. */
export function moveFavourite(userId: string, productId: number, listId: string): Promise<Outcome<void, MoveRefusal>> {
  return transact(async (tx) => {
    await lockFavourites(tx, userId);
    if (!(await ownListId(tx, userId, listId))) return refuse("no_list");
    if ((await roomIn(tx, listId, productId)) < 1) return refuse("list_full");
    const moved = await tx
      .update(favourites)
      .set({ listId })
      .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId), isNull(favourites.removedAt)));
    return moved.rowCount ? ok() : refuse("not_kept");
  });
}
