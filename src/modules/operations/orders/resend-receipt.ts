import { findOrder } from "#modules/orders/find-order.ts";
import { emailReceipt } from "#modules/payments/receipts/email-receipt.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import type { ActRefusal } from "../schema/acts.ts";

/** An admin sends the receipt of a paid order to its buyer again, as it stands now; the reason is kept. */
export function resendReceiptAsAdmin(
  adminId: string,
  { orderId, motivo }: { orderId: string; motivo: string },
): Promise<Outcome<void, ActRefusal>> {
  return transact(async (tx): Promise<Outcome<void, ActRefusal>> => {
    const order = await findOrder(tx, orderId);
    if (!order?.paidAt) return refuse("not_found");
    await emailReceipt(tx, order, order.buyerEmail);
    await audit(tx, { adminId, action: "reenviar-recibo", target: { kind: "pedido", id: orderId }, reason: motivo });
    return ok();
  });
}
