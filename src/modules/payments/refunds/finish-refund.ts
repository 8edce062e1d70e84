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

/** A refund left: books, access, counters, order and emails, once. Answers null when it was over before. */
export async function finishRefund(tx: Tx, found: AttemptWithOrder, refundId: string): Promise<Refund | null> {
  const by = { cause: "dinheiro devolvido", actor: "provedor" };
  const refund = await moveRefund(tx, refundId, "concluir", by, { doneAt: sql`now()` });
  if (!refund) return null;
  const items = await tx.select().from(refundItems).where(eq(refundItems.refundId, refund.id));
  if (items.length === 0) await bookUnsold(tx, found, refund);
  else await bookLines(tx, found, refund, items);
  await emailBuyer(tx, refund, found.order, "feita");
  // Of what was not sold its author was never told.
  if (!isLost(refund.cause)) await emailAuthors(tx, refund, found.order, "feita");
  await sendNext(tx, refund);
  return refund;
}

/** Money that never bought anything leaves clearing. */
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

/** Lines of a sale leave whoever has them; what a dispute took meanwhile is taken from the dispute. The cost of the payment follows. */
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

/** One refund of a charge leaves at a time: the next approved one may go now. */
async function sendNext(tx: Tx, done: Refund): Promise<void> {
  const [next] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attemptId, done.attemptId), eq(refunds.status, "aprovado")))
    .orderBy(asc(refunds.createdAt))
    .limit(1);
  if (next) await enqueue(tx, sendRefundJob, { refundId: next.id });
}
