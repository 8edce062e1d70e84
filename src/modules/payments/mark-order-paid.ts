import { reclaimCoupons } from "../coupons/claim-coupons.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import { freezeInterest, priceByMethod } from "../orders/freeze-payment.ts";
import { nextStatus } from "../orders/rules.ts";
import { moveOrder } from "../orders/move-order.ts";
import { writeGathered } from "#platform/before-commit.ts";
import type { Tx } from "#platform/db.ts";
import { completeSale, countBought } from "./complete-sale.ts";
import type { Attempt, AttemptWithOrder } from "./find-attempt.ts";
import { METHODS } from "./methods/methods.ts";
import { lockPurchases } from "./lock-purchases.ts";
import { postJournal } from "./post-journal.ts";
import { findLostItems, type LostItem } from "./queries/lost-items.ts";
import { refundLostItems } from "./refund-lost-items.ts";
import { openRefund, type OwedCause } from "./refunds/open-refund.ts";
import { expectReceivables } from "./receivables/expect-receivables.ts";
import { chargePaid, excessReceived, unclaimedMoney } from "./rules/journals.ts";
import { interestOfItems } from "./rules/split.ts";

/**
 * Applies money received by an attempt: it buys, once, the items of the order that are still for sale. Items that the buyer already
 * owns or that are no longer sold are refunded; so is all of a second payment, of one below the price, and of a late one when an item
 * is no longer sold or its coupons are used up. The buyer is notified.
 */
export async function markOrderPaid(tx: Tx, found: AttemptWithOrder, paidCents: number): Promise<void> {
  const { attempt, order } = found;
  if (paidCents < attempt.amountCents) return takeUnclaimed(tx, found, paidCents, "subpago");
  const { paidSibling } = await lockPurchases(tx, { userId: order.userId, orderId: order.id, attemptId: attempt.id });
  if (paidSibling) return takeUnclaimed(tx, found, paidCents, "duplicado");
  const lost = await findLostItems(tx, order);
  if (lost.length === order.items.length) return takeUnclaimed(tx, found, paidCents, causeOf(order, lost));
  // Before the order becomes paid: its contract is rewritten at the price that was paid, and never afterwards.
  const priced = await priceByMethod(tx, order, attempt.method, METHODS[attempt.method].takesPixDiscount);
  if (!(await moveToPaid(tx, order, lost))) return takeUnclaimed(tx, found, paidCents, "atrasado");
  const paid = await freezeInstalments(tx, attempt, priced);
  await expectReceivables(tx, attempt, paid.items);
  await completeSale(
    tx,
    paid,
    attempt.interestCents,
    lost.map((item) => item.itemId),
  );
  await postJournal(tx, chargePaid(attempt.providerChargeId ?? attempt.id, attempt.split));
  await countBought(
    tx,
    paid,
    lost.map((item) => item.itemId),
  );
  // What is refunded at once is taken out of what the sale has just given.
  if (lost.length > 0 || paidCents > attempt.amountCents) await writeGathered(tx);
  await refundLostItems(tx, { attempt, order: paid }, lost);
  await returnExcess(tx, found, paidCents);
}

/** Refunds the amount above the price: overpaid at once, or by a code that was paid twice. */
export async function returnExcess(tx: Tx, found: AttemptWithOrder, paidCents: number): Promise<void> {
  const { attempt, order } = found;
  const excessCents = paidCents - attempt.amountCents;
  if (excessCents <= 0) return;
  await postJournal(tx, excessReceived(attempt.providerChargeId ?? attempt.id, order.id, excessCents));
  await openRefund(tx, found, { amountCents: excessCents, cause: "excedente" });
}

/** The order is locked, so the result of its coupons stays valid until it moves. */
async function moveToPaid(tx: Tx, order: AttemptWithOrder["order"], lost: readonly LostItem[]): Promise<boolean> {
  const by = { cause: "pagamento confirmado", actor: "provedor" };
  if (await moveOrder(tx, order.id, "pago", by)) return true;
  if (!nextStatus(order.status, "pago_tarde") || lost.some((item) => item.cause === "indisponivel")) return false;
  return (
    (await reclaimCoupons(tx, order)) && moveOrder(tx, order.id, "pago_tarde", { ...by, cause: "pagamento depois do prazo" })
  );
}

/** Why a payment bought no item at all. */
function causeOf(order: AttemptWithOrder["order"], lost: readonly LostItem[]): OwedCause {
  if (lost.every((item) => item.cause === "ja_comprado")) return "ja_comprado";
  return nextStatus(order.status, "pago") ? "indisponivel" : "atrasado";
}

const GOING_BACK: Partial<Record<OwedCause, string>> = {
  atrasado: "pagamento depois do prazo, devolvido",
  ja_comprado: "pagamento de material que já era seu, devolvido",
  indisponivel: "pagamento de material fora de venda, devolvido",
};

/** Stores in each item the part of the instalment cost that its author bears. */
async function freezeInstalments(tx: Tx, attempt: Attempt, priced: OrderRecord): Promise<OrderRecord> {
  if (attempt.authorInterestCents === 0) return priced;
  const borne = interestOfItems(priced.items, attempt.authorInterestCents);
  const items = priced.items.map((item, index) => ({ ...item, interestCents: borne[index] ?? 0 }));
  await freezeInterest(tx, items);
  return { ...priced, items };
}

/** Posts money that buys nothing to clearing and requests its refund. */
async function takeUnclaimed(tx: Tx, found: AttemptWithOrder, paidCents: number, cause: OwedCause): Promise<void> {
  const { attempt, order } = found;
  if (paidCents === 0) return;
  await postJournal(tx, unclaimedMoney(attempt.providerChargeId ?? attempt.id, order.id, paidCents, attempt.split));
  if (cause === "subpago")
    await moveOrder(tx, order.id, "em_analise", { cause: "valor pago menor que o do pedido", actor: "provedor" });
  const why = GOING_BACK[cause];
  if (why) await moveOrder(tx, order.id, "estorno_pedido", { cause: why, actor: "sistema" });
  await openRefund(tx, found, { amountCents: paidCents, cause });
}
