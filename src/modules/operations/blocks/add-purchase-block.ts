import { addBlock } from "#modules/payments/blocks/add-block.ts";
import { type BlockKind, maskBlock } from "#modules/payments/blocks/rules.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";

export type NewBlock = { kind: BlockKind; value: string; ate: Date | null; motivo: string };

/** An admin puts a document, an e-mail, a card or a network on the block list, with the reason on record. */
export function addPurchaseBlock(adminId: string, block: NewBlock): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await blockOne(tx, adminId, block);
    return ok();
  });
}

export async function blockOne(tx: Tx, adminId: string, { kind, value, ate, motivo }: NewBlock): Promise<void> {
  const id = await addBlock(tx, { kind, value, reason: motivo, endsAt: ate });
  await audit(tx, {
    adminId,
    action: "bloquear-compras",
    target: { kind: "bloqueio", id: String(id) },
    reason: motivo,
    detail: { tipo: kind, valor: maskBlock(kind, value), ate: ate?.toISOString() ?? null },
  });
}
