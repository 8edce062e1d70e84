import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { purchaseBlocks } from "../tables/blocks.ts";
import type { BlockKind } from "./rules.ts";

/** Removes a value from the block list; the record of the block is retained. */
export async function endBlock(tx: Tx, id: number): Promise<Outcome<{ kind: BlockKind; value: string }, "already_done">> {
  const [ended] = await tx
    .update(purchaseBlocks)
    .set({ endedAt: sql`now()` })
    .where(and(eq(purchaseBlocks.id, id), isNull(purchaseBlocks.endedAt)))
    .returning({ kind: purchaseBlocks.kind, value: purchaseBlocks.value });
  return ended ? ok(ended) : refuse("already_done");
}
