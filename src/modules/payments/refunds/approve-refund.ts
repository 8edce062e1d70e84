import { eq } from "drizzle-orm";
import { revokeAccess } from "../../delivery/revoke-access.ts";
import { moveOrder } from "../../orders/move-order.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { sendRefundJob } from "../schema.ts";
import { refundItems } from "../tables/refunds.ts";
import { emailBuyer } from "./mail-refund.ts";
import { moveRefund, type Refund } from "./move-refund.ts";
import { isGivenUp } from "./rules/causes.ts";

type By = { cause: string; actor: string };

/**
 * Approves a refund: a job requests it from the provider at once, the order moves and the buyer is notified (except of a withdrawn
 * item: its caller does that). Giving the purchase up closes the files now; any other cause, when the money is returned. Null when the
 * refund was already approved or denied.
 */
export async function approveRefund(
  tx: Tx,
  { order }: AttemptWithOrder,
  refundId: string,
  by: By,
  set: { answer?: string } = {},
): Promise<Refund | null> {
  const refund = await moveRefund(tx, refundId, "aprovar", by, set);
  if (!refund) return null;
  const lines = await tx.select().from(refundItems).where(eq(refundItems.refundId, refundId));
  if (lines.length > 0) await moveOrder(tx, order.id, "estorno_pedido", { cause: by.cause, actor: by.actor });
  if (isGivenUp(refund.cause)) {
    const paid = order.items.filter((item) => item.paidCents > 0);
    const closed = lines.map((line) => line.orderItemId);
    await revokeAccess(tx, order.id, "arrependimento", paid.every((item) => closed.includes(item.id)) ? undefined : closed);
  }
  await enqueue(tx, sendRefundJob, { refundId });
  if (refund.cause !== "retirada") await emailBuyer(tx, refund, order, "pedida");
  return refund;
}
