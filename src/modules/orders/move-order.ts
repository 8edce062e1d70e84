import { and, eq, inArray, sql } from "drizzle-orm";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { consumeCoupons, releaseCoupons } from "../coupons/claim-coupons.ts";
import { ORDER_MOVES, type OrderMove } from "./rules.ts";
import { orders } from "./tables.ts";

const PAID_MOVES: readonly OrderMove[] = ["pago", "pago_tarde"];
const CLOSING_MOVES: readonly OrderMove[] = ["cancelado", "expirado", "recusado"];
/** Its coupons go back if they were never used: money on its way back bought nothing either. */
const RELEASING_MOVES: readonly OrderMove[] = [...CLOSING_MOVES, "estorno_pedido"];

/**
 * The only way an order changes state. Answers false when someone else already moved it (re-read, it is not an error);
 * otherwise keeps the timeline, spends or gives back its coupons, and tells the open pages on commit.
 */
export async function moveOrder(
  tx: Tx,
  orderId: string,
  move: OrderMove,
  by: { cause: string; actor: string },
): Promise<boolean> {
  const { from, to } = ORDER_MOVES[move];
  const [before] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for("update");
  const moved = await tx
    .update(orders)
    .set({
      status: to,
      ...(PAID_MOVES.includes(move) ? { paidAt: sql`now()`, paidLate: move === "pago_tarde" } : {}),
      ...(CLOSING_MOVES.includes(move) ? { closedAt: sql`now()` } : {}),
    })
    .where(and(eq(orders.id, orderId), inArray(orders.status, [...from])))
    .returning({ id: orders.id });
  if (!moved[0] || !before) return false;
  if (PAID_MOVES.includes(move)) await consumeCoupons(tx, orderId);
  if (RELEASING_MOVES.includes(move)) await releaseCoupons(tx, orderId);
  await recordState(tx, { entity: "order", entityId: orderId, from: before.status, to, ...by });
  await announce(tx, "order", orderId);
  return true;
}
