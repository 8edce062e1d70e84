import { asc, eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { orderItems, orders } from "../../orders/tables.ts";
import { paymentAttempts } from "../tables/attempts.ts";

/**
 * An attempt, its order and the items in one query, all locked until `tx` ends, the order first: rows are locked in the order of the tables.
 * The items are locked too because only what is locked is read again after the wait for another transaction.
 */
export async function readLocked(tx: Tx, attemptId: string) {
  const rows = await tx
    .select({ order: orders, attempt: paymentAttempts, item: orderItems })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(paymentAttempts.id, attemptId))
    .orderBy(asc(orderItems.id))
    .for("no key update");
  const [first] = rows;
  return first ? { attempt: first.attempt, order: first.order, items: rows.map(({ item }) => item) } : null;
}
