import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { payoutHolds } from "../tables/bank.ts";

/**
 * Holds a store's payouts until `until` (null: until a person lifts the hold). `reason` is a sentence shown to the author. Holds
 * accumulate: payouts continue when none is active.
 */
export async function holdPayouts(
  tx: Tx,
  storeId: number,
  hold: { kind: string; reason: string; until: Date | null; actor?: string },
): Promise<void> {
  const { actor = "sistema", ...row } = hold;
  await tx.insert(payoutHolds).values({ storeId, ...row });
  await recordState(tx, { entity: "payouts", entityId: String(storeId), from: null, to: "retido", cause: hold.kind, actor });
}

/** Lifts every active hold of one kind. */
export async function liftHolds(tx: Tx, storeId: number, kind: string, actor = "sistema"): Promise<void> {
  const lifted = await tx
    .update(payoutHolds)
    .set({ liftedAt: sql`now()` })
    .where(and(eq(payoutHolds.storeId, storeId), eq(payoutHolds.kind, kind), isNull(payoutHolds.liftedAt)))
    .returning({ id: payoutHolds.id });
  if (lifted.length > 0) {
    await recordState(tx, { entity: "payouts", entityId: String(storeId), from: "retido", to: "livre", cause: kind, actor });
  }
}
