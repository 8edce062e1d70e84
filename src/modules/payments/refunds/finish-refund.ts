import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { moveOrder } from "../../orders/move-order.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { postJournal } from "../post-journal.ts";
import { excessReturned, unclaimedReturned } from "../rules/journals.ts";
import { costPassedOn } from "../rules/reversal.ts";
import { sendRefundJob } from "../schema.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { lockPockets } from "./lock-pockets.ts";
import { emailAuthors, emailBuyer } from "./mail-refund.ts";
import { moveRefund, type Refund } from "./move-refund.ts";
import { readLines } from "./read-lines.ts";
import { releaseFromDispute } from "./restore-sale.ts";
import { reverseSale } from "./reverse-sale.ts";
import { isLost } from "./rules/causes.ts";
import { linesLeft, lineTotal, overlapOf, type SaleLine } from "./rules/lines.ts";

type RefundItem = typeof refundItems.$inferSelect;

/** Completes a refund, once: books, access, counters, order and e-mails. Null when it was already completed. */
export async function finishRefund(tx: Tx, found: AttemptWithOrder, refundId: string): Promise<Refund | null> {
  const by = { cause: "dinheiro devolvido", actor: "provedor" };
  const refund = await moveRefund(tx, refundId, "concluir", by, { doneAt: sql`now()` });
  if (!refund) return null;
  const items = await tx.select().from(refundItems).where(eq(refundItems.refundId, refund.id));
  if (items.length === 0) await bookUnsold(tx, found, refund);
  else await bookLines(tx, found, refund, items);
  await emailBuyer(tx, refund, found.order, "feita");
  // The author of an item that was not sold was never notified of it.
  if (!isLost(refund.cause)) await emailAuthors(tx, refund, found.order, "feita");
  await sendNext(tx, refund);
  return refund;
}

/** Posts the return of money that bought nothing, out of clearing. */
async function bookUnsold(tx: Tx, { attempt, order }: AttemptWithOrder, refund: Refund): Promise<void> {
  const chargeId = attempt.providerChargeId ?? attempt.id;
  const by = { cause: "dinheiro devolvido", actor: "provedor" };
  if (refund.cause === "excedente") {
    await postJournal(tx, excessReturned(chargeId, order.id, refund.amountCents));
    return;
  }
  await postJournal(tx, unclaimedReturned(chargeId, order.id, refund.amountCents, attempt.split));
  if (refund.cause === "atrasado" || isLost(refund.cause)) await moveOrder(tx, order.id, "estornado", by);
  if (refund.cause === "subpago") await moveOrder(tx, order.id, "recusado", by);
}

/**
 * Reverses the refunded lines; the part of them that a dispute holds is released from it first. Then posts the payment cost passed on to
 * the authors.
 */
async function bookLines(tx: Tx, found: AttemptWithOrder, refund: Refund, items: RefundItem[]): Promise<void> {
  const { sold, left, disputed } = await readLines(tx, found);
  const wanted = items.flatMap((item): SaleLine[] => {
    const line = sold.find((one) => one.orderItemId === item.orderItemId);
    return line
      ? [{ ...line, netCents: item.netCents, commissionCents: item.commissionCents, interestCents: item.interestCents }]
      : [];
  });
  const missing = linesLeft(wanted, overlapOf(wanted, left)).filter((line) => lineTotal(line) > 0);
  await releaseFromDispute(tx, found.attempt.id, refund.id, overlapOf(missing, disputed));
  await reverseSale(tx, found.attempt.id, {
    kind: "refund.done",
    ref: refund.id,
    cause: "estornado",
    shares: wanted,
    payer: refund.paidBy,
  });
  const costs = new Map<number, number>();
  for (const line of wanted) {
    const cents = items.find((item) => item.orderItemId === line.orderItemId)?.costCents ?? 0;
    if (cents > 0) costs.set(line.storeId, (costs.get(line.storeId) ?? 0) + cents);
  }
  if (costs.size === 0) return;
  const pockets = await lockPockets(tx, found.attempt.id, wanted);
  const head = { kind: "refund.cost", ref: refund.id, attemptId: found.attempt.id };
  await postJournal(tx, costPassedOn(head, costs, pockets.of));
}

/** Sends the next approved refund of the charge: only one is in progress at a time. */
async function sendNext(tx: Tx, done: Refund): Promise<void> {
  const [next] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attemptId, done.attemptId), eq(refunds.status, "aprovado")))
    .orderBy(asc(refunds.createdAt))
    .limit(1);
  if (next) await enqueue(tx, sendRefundJob, { refundId: next.id });
}
