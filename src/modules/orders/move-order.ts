import { sql } from "drizzle-orm";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { recordState } from "#platform/state-history.ts";
import { consumeCoupons, releaseCoupons } from "../coupons/claim-coupons.ts";
import { ORDER_MOVES, ORDER_STATUSES, type OrderMove } from "./rules.ts";

const PAID_MOVES: readonly OrderMove[] = ["pago", "pago_tarde"];
const CLOSING_MOVES: readonly OrderMove[] = ["cancelado", "expirado", "recusado"];
/** Moves that release the order's unused coupons: a payment that is being refunded used none either. */
const RELEASING_MOVES: readonly OrderMove[] = [...CLOSING_MOVES, "estorno_pedido"];

const MOVED = defineRow({
  was: col.oneOf(ORDER_STATUSES)`before.status`,
  hasCoupons: col.bool`exists (select 1 from coupon_uses u where u.order_id = o.id)`,
});

/**
 * The only way an order changes state. Returns false when the order is no longer in a state this move starts from (read it again;
 * this is not an error). Otherwise records the timeline, consumes or releases its coupons, and updates the open pages on commit.
 */
export async function moveOrder(
  tx: Tx,
  orderId: string,
  move: OrderMove,
  by: { cause: string; actor: string },
): Promise<boolean> {
  const { from, to } = ORDER_MOVES[move];
  const facts = [
    sql`status = ${to}`,
    ...(PAID_MOVES.includes(move) ? [sql`paid_at = now(), paid_late = ${move === "pago_tarde"}`] : []),
    ...(CLOSING_MOVES.includes(move) ? [sql`closed_at = now()`] : []),
  ];
  const [moved] = await readRows(
    tx,
    MOVED,
    sql`update orders o set ${sql.join(facts, sql`, `)}
    from (select id, status from orders where id = ${orderId} and status = any(${sql.param([...from])}::text[]) for update) before
    where o.id = before.id returning ${MOVED}`,
  );
  if (!moved) return false;
  if (PAID_MOVES.includes(move) && moved.hasCoupons) await consumeCoupons(tx, orderId);
  if (RELEASING_MOVES.includes(move) && moved.hasCoupons) await releaseCoupons(tx, orderId);
  await recordState(tx, { entity: "order", entityId: orderId, from: moved.was, to, ...by });
  await announce(tx, "order", orderId);
  return true;
}
