import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { purchaseBlocks } from "../tables/blocks.ts";
import type { BlockKind } from "./rules.ts";

type NewBlock = { kind: BlockKind; value: string; reason: string; endsAt: Date | null };

/** Adds a value to the block list; the reason and the end date of one already listed are replaced. Returns its id. */
export async function addBlock(tx: Tx, block: NewBlock): Promise<number> {
  const [added] = await tx
    .insert(purchaseBlocks)
    .values(block)
    .onConflictDoUpdate({
      target: [purchaseBlocks.kind, purchaseBlocks.value],
      targetWhere: sql`ended_at is null`,
      set: { reason: block.reason, endsAt: block.endsAt, createdAt: sql`now()` },
    })
    .returning({ id: purchaseBlocks.id });
  if (!added) throw new Error("the block was not kept");
  return added.id;
}
