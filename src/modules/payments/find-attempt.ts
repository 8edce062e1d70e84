import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { OrderStatus } from "../orders/rules.ts";
import { findOrder, type OrderRecord } from "../orders/find-order.ts";
import type { SplitPart } from "./rules/split.ts";
import { paymentAttempts } from "./tables/attempts.ts";

export type Attempt = typeof paymentAttempts.$inferSelect & { split: SplitPart[] };
export type AttemptWithOrder = { attempt: Attempt; order: OrderRecord & { status: OrderStatus } };

/** The attempt and its order, both locked: order first, as everywhere. Null when there is none. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<AttemptWithOrder | null> {
  const [row] = await tx
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  if (!row) return null;
  const order = await findOrder(tx, row.orderId, "update");
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for("update");
  return attempt && order ? { attempt: attempt as Attempt, order } : null;
}
