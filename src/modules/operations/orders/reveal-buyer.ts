import { findOrder } from "#modules/orders/find-order.ts";
import { formatDocument } from "#kit/cpf-cnpj.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { takeReveal } from "../take-reveal.ts";
import type { ActRefusal } from "../schema/acts.ts";

export type Buyer = { name: string; email: string; document: string };

/** Shows an admin who placed an order, in full, once the reason is on record (INV-37). */
export function revealBuyer(
  adminId: string,
  requested: { orderId: string; motivo: string },
): Promise<Outcome<Buyer, ActRefusal>> {
  return transact(async (tx) => {
    const order = await findOrder(tx, requested.orderId);
    if (!order) return refuse("not_found");
    const taken = await takeReveal(tx, adminId);
    if (!taken.ok) return taken;
    await audit(tx, {
      adminId,
      action: "revelar-pessoa",
      target: { kind: "pedido", id: order.id },
      reason: requested.motivo,
      detail: { campos: ["nome", "e-mail", "documento"] },
    });
    return ok({ name: order.buyerName, email: order.buyerEmail, document: formatDocument(order.buyerDocument) });
  });
}
