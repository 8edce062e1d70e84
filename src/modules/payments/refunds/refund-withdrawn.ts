import { and, eq } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";
import type { Tx } from "#platform/db.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { approveRefund } from "./approve-refund.ts";
import { lockPaidOrder } from "./find-paid-attempt.ts";
import type { Refund } from "./move-refund.ts";
import { openLineRefund } from "./open-refund.ts";

type Withdrawn = { orderId: string; itemId: string; actor: string; reason: string };

/**
 * Refunds what is left of an item that the platform withdrew, inside `tx`. If a refund of it is open, returns that one, approving it when
 * it is a reported problem under review. Null when nothing is left; `unpaid` when the order has no payment that can be refunded now. The
 * caller notifies the buyer.
 */
export async function refundWithdrawn(tx: Tx, { orderId, itemId, actor, reason }: Withdrawn): Promise<Refund | "unpaid" | null> {
  const found = await lockPaidOrder(tx, orderId);
  if (!found) return "unpaid";
  const by = { cause: `material retirado ${brand.by}`, actor };
  const [open] = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(refundItems, eq(refundItems.refundId, refunds.id))
    .where(and(eq(refundItems.orderItemId, itemId), eq(refundItems.isOpen, true)));
  if (open) {
    const isReport = open.refund.cause === "defeito" && open.refund.status === "em_aprovacao";
    const approved = isReport && (await approveRefund(tx, found, open.refund.id, by, { answer: reason }));
    return approved || open.refund;
  }
  const refund = await openLineRefund(tx, found, { cause: "retirada", itemIds: [itemId], actor, reason });
  return refund && approveRefund(tx, found, refund.id, by);
}
