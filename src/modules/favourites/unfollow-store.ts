import { and, eq } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { storesFollowed } from "./tables.ts";

/** Stops following a store, whatever became of it. What is not followed is already so. */
export function unfollowStore(userId: string, storeId: number): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await tx.delete(storesFollowed).where(and(eq(storesFollowed.userId, userId), eq(storesFollowed.storeId, storeId)));
    return ok();
  });
}
