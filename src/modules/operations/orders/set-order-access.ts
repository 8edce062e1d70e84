import { brand } from "#kit/brand/brand.ts";
import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import type { AccessInput, AccessRefusal } from "#modules/delivery/access/schema.ts";
import { setAccess } from "#modules/delivery/access/set-access.ts";
import type { Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";

/** An admin closes the files of any line of an order, the money staying where it is, or opens them again; the reason is told and kept. */
export function setOrderAccess(adminId: string, wanted: AccessInput): Promise<Outcome<void, AccessRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, AccessRefusal | OwnCase>> => {
    const moved = await setAccess(tx, { as: "admin", userId: adminId, storeId: null, name: brand.The }, wanted);
    if (!moved.ok) return moved;
    const action = wanted.isOpen ? "abrir-acesso" : "fechar-acesso";
    const target = { kind: "pedido", id: wanted.orderId };
    return await recordDecision(tx, "orders", {
      adminId,
      action,
      target,
      reason: wanted.motivo,
      detail: { itemId: wanted.itemId },
    });
  });
}
