import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AppealReason } from "./schema.ts";
import { accountSuspensions } from "./tables.ts";

/** A suspended person asks, once, that somebody look at it again. */
export function appealSuspension(userId: string, words: string): Promise<Outcome<void, AppealReason>> {
  return transact(async (tx): Promise<Outcome<void, AppealReason>> => {
    const [suspension] = await tx
      .select({ id: accountSuspensions.id, appealedAt: accountSuspensions.appealedAt })
      .from(accountSuspensions)
      .where(and(eq(accountSuspensions.userId, userId), isNull(accountSuspensions.endedAt)))
      .for("update");
    if (!suspension) return refuse("not_suspended");
    if (suspension.appealedAt) return refuse("already_asked");
    await tx
      .update(accountSuspensions)
      .set({ appeal: words, appealedAt: sql`now()` })
      .where(eq(accountSuspensions.id, suspension.id));
    return ok();
  });
}
