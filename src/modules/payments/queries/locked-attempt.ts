import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { orders } from "../../orders/tables.ts";
import { paymentAttempts } from "../tables/attempts.ts";

/** An attempt and its order in one query, both locked until `tx` ends, the order first: rows are locked in the order of the tables. */
export async function readLocked(tx: Tx, attemptId: string) {
  const [row] = await tx
    .select({ order: orders, attempt: paymentAttempts })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(eq(paymentAttempts.id, attemptId))
    .for("update");
  return row ?? null;
}
