import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { favourites } from "./tables.ts";

/** Takes a product out of this person's favourites. What is not there is already out. */
export function dropFavourite(userId: string, productId: number): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await tx
      .update(favourites)
      .set({ removedAt: sql`now()` })
      .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId), isNull(favourites.removedAt)));
    return ok();
  });
}
