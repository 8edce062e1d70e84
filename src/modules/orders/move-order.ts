import { and, eq, inArray, sql } from "drizzle-orm";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { ORDER_MOVES, type OrderMove } from "./rules.ts";
import { orders } from "./tables.ts";

const PAID_MOVES: readonly OrderMove[] = ["pago", "pago_tarde"];
const CLOSING_MOVES: readonly OrderMove[] = ["cancelado", "expirado", "recusado"];

/**
 * The only way an order changes state. Answers false when someone else already moved it (re-read, it is not an error);
 * otherwise keeps the timeline and tells the open pages on commit.
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
  await recordState(tx, { entity: "order", entityId: orderId, from: before.status, to, ...by });
  await announce(tx, "order", orderId);
  return true;
}
