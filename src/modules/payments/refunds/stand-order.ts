import { and, eq, inArray } from "drizzle-orm";
import { moveOrder } from "../../orders/move-order.ts";
import type { Tx } from "#platform/db.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { refunds } from "../tables/refunds.ts";
import { readLines } from "./read-lines.ts";
import { lineTotal } from "./rules/lines.ts";
import { ON_THEIR_WAY } from "./rules/moves.ts";

/** Says on the order how much of it stands, once no refund of it is on its way: all given back, some lines, or none after all. */
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
