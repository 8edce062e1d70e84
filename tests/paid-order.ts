import { eq } from "drizzle-orm";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { refunds } from "#modules/payments/tables/refunds.ts";
import { sendRefund } from "#modules/payments/refunds/send-refund.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { db } from "#platform/db.ts";
import { createPendingOrder, readAttempt } from "./pending-order.ts";
import type { attachSandbox } from "./sandbox.ts";

type Sandbox = ReturnType<typeof attachSandbox>;

/** An order of one product per price, each of its own store, paid by Pix at the sandbox; `items` in the order of the prices. */
export async function createPaidOrder(sandbox: Sandbox, pricesCents: number[] = [3_490, 2_600]) {
  const made = await createPendingOrder(sandbox, pricesCents);
  await startPayment(made.attemptId);
  const { providerChargeId } = await readAttempt(made.attemptId);
  const chargeId = providerChargeId ?? "";
  await sandbox.outcome(chargeId, "pay");
  await settleAttempt(made.attemptId);
  const rows = await db.select().from(orderItems).where(eq(orderItems.orderId, made.orderId));
  const items = made.productIds.map((productId) => {
    const item = rows.find((row) => row.productId === productId);
    if (!item) throw new Error("no item");
    return item;
  });
  return { ...made, chargeId, items, itemIds: items.map((item) => item.id) };
}

export const refundsOf = (orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt, refunds.id);

/** What the worker does for every open refund of an order: asks the provider, then reads what the charge shows. */
export async function sendRefunds(orderId: string, attemptId: string): Promise<void> {
  for (const refund of await refundsOf(orderId)) await sendRefund(refund.id);
  await settleAttempt(attemptId);
}
