import { and, eq, isNull } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ListChoices } from "../schema/favourites-page.ts";
import { favourites } from "../tables.ts";
import { listLists } from "./favourites-page.ts";

/** The lists a product can go to, and the one it is in; null when it is not kept. */
export async function readListChoices(userId: string, productId: number): Promise<ListChoices> {
  const [lists, [saved]] = await Promise.all([
    listLists(userId),
    db
      .select({ listId: favourites.listId })
      .from(favourites)
      .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId), isNull(favourites.removedAt))),
  ]);
  return { lists, listId: saved?.listId ?? null };
}
