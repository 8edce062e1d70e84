import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { orders } from "../../orders/tables.ts";
import { paymentAttempts } from "../tables/attempts.ts";

/** An attempt and its order in one reading, both locked until `tx` ends: rows are locked in the order their tables are named, the order first. */
export async function readLocked(tx: Tx, attemptId: string) {
  const [row] = await tx
    .select({ order: orders, attempt: paymentAttempts })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(eq(paymentAttempts.id, attemptId))
    .for("update");
  return row ?? null;
}
