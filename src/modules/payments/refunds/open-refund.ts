import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { postEmail } from "#platform/outbox.ts";
import { recordState } from "#platform/state-history.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { moneyBackEmail, sendRefundJob } from "../schema.ts";
import { refunds } from "../tables/refunds.ts";

export type RefundCause = (typeof refunds.$inferSelect)["cause"];

/** Opens a refund the platform owes by itself, once per attempt and cause; it is sent by a job and the buyer is told now. */
export async function openRefund(
  tx: Tx,
  { attempt, order }: AttemptWithOrder,
  wanted: { amountCents: number; cause: RefundCause },
): Promise<void> {
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId: order.id, attemptId: attempt.id, ...wanted })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (!refund) return;
  await recordState(tx, {
    entity: "refund",
    entityId: refund.id,
    from: null,
    to: "aprovado",
    cause: wanted.cause,
    actor: "sistema",
  });
  await enqueue(tx, sendRefundJob, { refundId: refund.id });
  await postEmail(tx, moneyBackEmail, {
    ref: `${refund.id}:aberto`,
    to: order.buyerEmail,
    payload: { orderId: order.id, orderNumber: order.number, buyerName: order.buyerName, ...wanted, isDone: false },
  });
}
