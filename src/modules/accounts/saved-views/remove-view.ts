import { and, eq } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { savedViews } from "./tables.ts";

/** Forgets one of this person's views; one that is not there is forgotten already. */
export function removeView(userId: string, viewId: string): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await tx.delete(savedViews).where(and(eq(savedViews.id, viewId), eq(savedViews.userId, userId)));
    return ok();
  });
}
