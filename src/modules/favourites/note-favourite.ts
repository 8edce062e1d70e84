import { and, eq, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { favourites } from "./tables.ts";

/** Writes the person's own words beside something kept; nothing takes them away. */
export function noteFavourite(userId: string, productId: number, note: string): Promise<Outcome<void, "not_kept">> {
  return transact(async (tx) => {
    const noted = await tx
      .update(favourites)
      .set({ note })
      .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId), isNull(favourites.removedAt)));
    return noted.rowCount ? ok() : refuse("not_kept");
  });
}
