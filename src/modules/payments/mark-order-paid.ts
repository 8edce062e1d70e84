import { findUnsellable } from "../catalog/queries/sellable.ts";
import { reclaimCoupons } from "../coupons/claim-coupons.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import { freezeInterest, setPaymentMethod } from "../orders/freeze-payment.ts";
import { nextStatus } from "../orders/rules.ts";
import { moveOrder } from "../orders/move-order.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { completeSale } from "./complete-sale.ts";
import type { AttemptWithOrder } from "./find-attempt.ts";
import { postJournal } from "./post-journal.ts";
import { findPaidSibling } from "./queries.ts";
import { openRefund, type OwedCause } from "./refunds/open-refund.ts";
import { expectReceivables } from "./receivables/expect-receivables.ts";
import { chargePaid, excessReceived, unclaimedMoney } from "./rules/journals.ts";
import { interestOfItems } from "./rules/split.ts";
import { bookFeeJob } from "./schema.ts";

/**
 * Money arrived for an attempt: it buys the order once. Late money still buys what may still be sold, its coupons claimed again; a
 * second payment, or a late one that can't be honoured, goes back whole, as does less than the price; the buyer is told.
 */
export async function markOrderPaid(tx: Tx, found: AttemptWithOrder, paidCents: number): Promise<void> {
  const { attempt, order } = found;
  await enqueue(tx, bookFeeJob, { attemptId: attempt.id }, { startAfter: 5 });
  if (paidCents < attempt.amountCents) return takeUnclaimed(tx, found, paidCents, "subpago");
  if (await findPaidSibling(tx, order.id, attempt.id)) return takeUnclaimed(tx, found, paidCents, "duplicado");
  const by = { cause: "pagamento confirmado", actor: "provedor" };
  const isBought =
    (await moveOrder(tx, order.id, "pago", by)) ||
    ((await canAcceptLatePayment(tx, order)) &&
      (await moveOrder(tx, order.id, "pago_tarde", { ...by, cause: "pagamento depois do prazo" })));
  if (!isBought) return takeUnclaimed(tx, found, paidCents, "atrasado");
  await postJournal(tx, chargePaid(attempt.providerChargeId ?? attempt.id, attempt.split));
  await expectReceivables(tx, attempt, order.items);
  await completeSale(tx, await freezePayment(tx, found), attempt.interestCents);
  const excessCents = paidCents - attempt.amountCents;
  if (excessCents > 0) {
    await postJournal(tx, excessReceived(attempt.providerChargeId ?? attempt.id, order.id, excessCents));
    await openRefund(tx, found, { amountCents: excessCents, cause: "excedente" });
  }
}

/** The order is locked, so what its coupons answer holds until it moves. */
async function canAcceptLatePayment(tx: Tx, order: AttemptWithOrder["order"]): Promise<boolean> {
  if (!nextStatus(order.status, "pago_tarde")) return false;
  return (await findUnsellable(tx, order.items)).length === 0 && (await reclaimCoupons(tx, order));
}

/** The order keeps how it was paid, and each item the part of the instalment cost that its author bears. */
async function freezePayment(tx: Tx, { attempt, order }: AttemptWithOrder): Promise<OrderRecord> {
  await setPaymentMethod(tx, order.id, attempt.method);
  if (attempt.authorInterestCents === 0) return { ...order, paymentMethod: attempt.method };
  const borne = interestOfItems(order.items, attempt.authorInterestCents);
  const items = order.items.map((item, index) => ({ ...item, interestCents: borne[index] ?? 0 }));
  await freezeInterest(tx, items);
  return { ...order, paymentMethod: attempt.method, items };
}

/** Money that buys nothing waits in clearing while its refund is asked for. */
async function takeUnclaimed(tx: Tx, found: AttemptWithOrder, paidCents: number, cause: OwedCause): Promise<void> {
  const { attempt, order } = found;
  if (paidCents === 0) return;
  await postJournal(tx, unclaimedMoney(attempt.providerChargeId ?? attempt.id, order.id, paidCents, attempt.split));
  if (cause === "subpago")
    await moveOrder(tx, order.id, "em_analise", { cause: "valor pago menor que o do pedido", actor: "provedor" });
  if (cause === "atrasado")
    await moveOrder(tx, order.id, "estorno_pedido", { cause: "pagamento depois do prazo, devolvido", actor: "sistema" });
  await openRefund(tx, found, { amountCents: paidCents, cause });
}
