import type { Viewer } from "#platform/session.ts";
import { findOrderPayment } from "../payment-ways.ts";
import type { OrderProgress, PaymentWays } from "../schema.ts";
import { findOrderProgress } from "./order-progress.ts";

type OrderToPay = { order: OrderProgress; ways: PaymentWays | null };

/**
 * An order of this person with the ways to pay what is left of it; null when it is not theirs. `ways` is null when there is nothing to pay.
 * What was paid between the two readings is read again: the buyer who comes back from the bank meets it often.
 */
export async function findOrderToPay(viewer: Viewer, orderId: string): Promise<OrderToPay | null> {
  const order = await findOrderProgress(viewer.userId, orderId);
  const ways = order?.canRetry ? await findOrderPayment(viewer, orderId) : null;
  if (!order?.canRetry || ways) return order && { order, ways };
  const now = await findOrderProgress(viewer.userId, orderId);
  return now && { order: now, ways: null };
}
