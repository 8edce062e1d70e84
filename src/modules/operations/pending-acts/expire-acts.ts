import { and, asc, eq, lte, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { whatOf } from "./acts-known.ts";
import { endAct } from "./end-act.ts";
import { pendingActs } from "./tables.ts";

const AT_ONCE = 50;

/** Ends the acts nobody answered in time, and tells who asked. Two at once share them. */
export async function expireActs(): Promise<void> {
  await transact(async (tx) => {
    const due = await tx
      .select()
      .from(pendingActs)
      .where(and(eq(pendingActs.status, "esperando"), lte(pendingActs.expiresAt, sql`now()`)))
      .orderBy(asc(pendingActs.askedAt))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    for (const act of due) await endAct(tx, act, "vencer", { who: null, what: whatOf(act.act), reason: "" });
    return ok();
  });
}
