import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { approveRefund } from "./approve-refund.ts";
import type { Refund } from "./move-refund.ts";
import { readFee, readLines } from "./read-lines.ts";
import { costBearer, type Problem, type RefundCause } from "./rules/causes.ts";
import { costsOf, linesTotal, lineTotal } from "./rules/lines.ts";

type Unsold = "atrasado" | "excedente" | "subpago" | "duplicado";

/** Causes of refunds owed without a request: money that bought nothing. */
export type OwedCause = Extract<RefundCause, Unsold | "ja_comprado" | "indisponivel">;

/** Opens and approves a refund owed without a request, once per attempt and cause; a job sends it and the buyer is notified now. */
export async function openRefund(
  tx: Tx,
  found: AttemptWithOrder,
  wanted: { amountCents: number; cause: OwedCause },
): Promise<void> {
  const { attempt, order } = found;
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId: order.id, attemptId: attempt.id, ...wanted, status: "solicitado" })
    .onConflictDoNothing()
    .returning();
  if (!refund) return;
  const by = { cause: wanted.cause, actor: "sistema" };
  await recordState(tx, { entity: "refund", entityId: refund.id, from: null, to: "solicitado", ...by });
  await approveRefund(tx, found, refund.id, by);
}

export type LineRefund = {
  cause: Exclude<RefundCause, Unsold>;
  itemIds: readonly string[];
  /** Who requests it; null when the platform owes it without a request. */
  actor: string | null;
  reason?: string;
  problem?: Problem;
};

/**
 * Opens a refund of what is left of some lines of a paid order; a line has at most one open refund. Returns it as `solicitado`, with
 * the amounts of each line frozen, or null when nothing is left. The caller approves it or sends it to review.
 */
export async function openLineRefund(tx: Tx, found: AttemptWithOrder, wanted: LineRefund): Promise<Refund | null> {
  const { sold, left } = await readLines(tx, found);
  const lines = left.filter((line) => wanted.itemIds.includes(line.orderItemId) && lineTotal(line) > 0);
  if (lines.length === 0) return null;
  const feeCents = costBearer(wanted.cause) === "autor" ? await readFee(tx, found.attempt.id) : 0;
  const costs = costsOf(sold, feeCents ?? 0);
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: found.order.id,
      attemptId: found.attempt.id,
      amountCents: linesTotal(lines),
      cause: wanted.cause,
      status: "solicitado",
      requestedBy: wanted.actor,
      reason: wanted.reason ?? "",
      problem: wanted.problem ?? null,
    })
    .returning();
  if (!refund) throw new Error("the refund was not opened");
  await tx.insert(refundItems).values(
    lines.map((line) => ({
      refundId: refund.id,
      orderItemId: line.orderItemId,
      netCents: line.netCents,
      commissionCents: line.commissionCents,
      interestCents: line.interestCents,
      costCents: Math.min(costs.get(line.orderItemId) ?? 0, line.commissionCents + line.interestCents),
    })),
  );
  const by = { cause: wanted.cause, actor: wanted.actor ?? "sistema" };
  await recordState(tx, { entity: "refund", entityId: refund.id, from: null, to: "solicitado", ...by });
  return refund;
}
