import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { addBlock } from "#modules/payments/blocks/add-block.ts";
import { type BlockKind, maskBlock } from "#modules/payments/blocks/rules.ts";
import type { Outcome } from "#kit/outcome.ts";
import type { AdminAct } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";

export type NewBlock = { kind: BlockKind; value: string; ate: Date | null; motivo: string };

/** An admin puts a document, an e-mail, a card or a network on the block list, with the reason on record. */
export function addPurchaseBlock(adminId: string, block: NewBlock): Promise<Outcome<void, OwnCase>> {
  return transact((tx) => blockOne(tx, adminId, block));
}

/** `about`: the order whose buyer it blocks. */
export async function blockOne(
  tx: Tx,
  adminId: string,
  { kind, value, ate, motivo }: NewBlock,
  about?: AdminAct["target"],
): Promise<Outcome<void, OwnCase>> {
  const id = await addBlock(tx, { kind, value, reason: motivo, endsAt: ate });
  const act = {
    adminId,
    action: "bloquear-compras",
    target: { kind: "bloqueio", id: String(id) },
    reason: motivo,
    detail: { tipo: kind, valor: maskBlock(kind, value), ate: ate?.toISOString() ?? null },
  };
  return recordDecision(tx, "blocks", act, about);
}
