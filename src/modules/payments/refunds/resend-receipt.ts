import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { findOrder } from "../../orders/find-order.ts";
import { emailReceipt } from "../receipts/email-receipt.ts";
import type { ReceiptRefusal } from "./schema.ts";

/** Sends the receipt of a paid order again, in its current state. */
export async function resendReceipt(userId: string, orderId: string): Promise<Outcome<void, ReceiptRefusal>> {
  return transact(async (tx): Promise<Outcome<void, ReceiptRefusal>> => {
    const order = await findOrder(tx, orderId);
    if (!order || order.userId !== userId || !order.paidAt) return refuse("not_found");
    await emailReceipt(tx, order, order.buyerEmail);
    return ok();
  });
}
