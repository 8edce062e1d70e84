import { and, eq, inArray } from "drizzle-orm";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { REFUND_MOVES, type RefundMove } from "./rules/moves.ts";

export type Refund = typeof refunds.$inferSelect;
type Change = Parameters<ReturnType<Tx["update"]>["set"]>[0];

/**
 * The only way a refund changes state, together with the columns in `set`. Null when another call has already moved it; otherwise
 * records the timeline, notifies open pages, and frees the lines of a refund that is completed or denied.
 */
export async function moveRefund(
  tx: Tx,
  refundId: string,
  move: RefundMove,
  by: { cause: string; actor: string },
  set: Change = {},
): Promise<Refund | null> {
  const { from, to } = REFUND_MOVES[move];
  const [before] = await tx.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refundId)).for("update");
  const [moved] = await tx
    .update(refunds)
    .set({ ...set, status: to, ...(to === "em_aprovacao" ? {} : { waitingFor: null, dueAt: null }) })
    .where(and(eq(refunds.id, refundId), inArray(refunds.status, [...from])))
    .returning();
  if (!moved || !before) return null;
  await recordState(tx, { entity: "refund", entityId: refundId, from: before.status, to, ...by });
  await announce(tx, "order", moved.orderId);
  if (to === "feito" || to === "negado")
    await tx.update(refundItems).set({ isOpen: false }).where(eq(refundItems.refundId, refundId));
  return moved;
}
