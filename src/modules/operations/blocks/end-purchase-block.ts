import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { endBlock } from "#modules/payments/blocks/end-block.ts";
import { maskBlock } from "#modules/payments/blocks/rules.ts";
import type { Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { BlockRefusal } from "./schema.ts";

/** An admin takes something off the block list, with the reason on record. */
export function endPurchaseBlock(
  adminId: string,
  { blockId, motivo }: { blockId: number; motivo: string },
): Promise<Outcome<void, BlockRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, BlockRefusal | OwnCase>> => {
    const ended = await endBlock(tx, blockId);
    if (!ended.ok) return ended;
    return recordDecision(tx, "blocks", {
      adminId,
      action: "desbloquear-compras",
      target: { kind: "bloqueio", id: String(blockId) },
      reason: motivo,
      detail: { tipo: ended.value.kind, valor: maskBlock(ended.value.kind, ended.value.value) },
    });
  });
}
