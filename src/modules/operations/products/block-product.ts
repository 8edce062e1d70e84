import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { blockProduct, type BlockRefusal, freeProduct } from "#modules/moderation/block-product.ts";
import { newId } from "#kit/id.ts";
import type { Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";

type Act = { productId: number; motivo: string };

/** An admin takes a product off sale; its author reads the reason, past buyers keep their files, and the act is on record. */
export const blockListedProduct = (adminId: string, act: Act) => decide(adminId, act, "tirar-de-venda", blockProduct);

/** An admin puts a product back on sale; its author reads the reason, and the act is on record. */
export const freeBlockedProduct = (adminId: string, act: Act) => decide(adminId, act, "devolver-a-venda", freeProduct);

function decide(
  adminId: string,
  { productId, motivo }: Act,
  action: string,
  step: typeof blockProduct,
): Promise<Outcome<void, BlockRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, BlockRefusal | OwnCase>> => {
    const moved = await step(tx, productId, { actor: `admin:${adminId}`, cause: motivo, emailRef: newId() });
    if (!moved.ok) return moved;
    return await recordDecision(tx, "products", {
      adminId,
      action,
      target: { kind: "material", id: String(productId) },
      reason: motivo,
    });
  });
}
