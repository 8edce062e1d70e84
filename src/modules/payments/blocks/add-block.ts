import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { purchaseBlocks } from "../tables/blocks.ts";
import type { BlockKind } from "./rules.ts";

type NewBlock = { kind: BlockKind; value: string; reason: string; endsAt: Date | null };

/** Puts a value on the block list; one that is there already gets this reason and this end. */
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
