import { and, eq, inArray } from "drizzle-orm";
import { moveOrder } from "../../orders/move-order.ts";
import type { Tx } from "#platform/db.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { refunds } from "../tables/refunds.ts";
import { readLines } from "./read-lines.ts";
import { lineTotal } from "./rules/lines.ts";
import { ON_THEIR_WAY } from "./rules/moves.ts";

/** Updates the refund status of an order once it has no open refund: refunded in full, in part, or not at all. */
export async function updateOrderRefundStatus(
  tx: Tx,
  found: AttemptWithOrder,
  by: { cause: string; actor: string },
): Promise<void> {
  const coming = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attemptId, found.attempt.id), inArray(refunds.status, [...ON_THEIR_WAY])))
    .limit(1);
  if (coming.length > 0) return;
  const { left, refunded } = await readLines(tx, found);
  const isWhole = left.every((line) => lineTotal(line) === 0);
  const move = isWhole ? "estornado" : refunded.length > 0 ? "estornado_em_parte" : "estorno_recusado";
  await moveOrder(tx, found.order.id, move, by);
}
