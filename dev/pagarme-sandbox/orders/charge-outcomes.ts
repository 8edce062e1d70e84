import { newId } from "../ids.ts";
import { adjustPayables, creditExcess, creditPayables } from "../money/payables.ts";
import type { Charge, Payable, SplitRule } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { announceCharge, announceOrder, storeChange, orderOf } from "./announce.ts";
import { paidBoletoTransaction, paidPixTransaction } from "./transactions.ts";

const payable = new Set(["pending", "processing", "failed"]);

/** The payer's money arrives, `paidCents` of it (the whole charge unless told). Refuses (412) a charge that cannot be paid. */
export function payCharge(sandbox: Sandbox, charge: Charge, paidCents = charge.amount, force = false): void {
  const isLate = charge.status === "canceled" && charge.paid_amount === undefined;
  if (!payable.has(charge.status) && !(force && isLate))
    throw new Refusal(412, `A charge with status ${charge.status} can not be paid.`);
  if (charge.status === "failed" && charge.payment_method === "credit_card")
    throw new Refusal(412, "A refused card charge can not be paid.");
  const outcome = paidCents === charge.amount ? "paid" : paidCents > charge.amount ? "overpaid" : "underpaid";
  charge.status = outcome;
  charge.paid_amount = paidCents;
  charge.paid_at = sandbox.clock.iso();
  delete charge.canceled_at;
  delete charge.canceled_amount;
  if (charge.payment_method === "pix") charge.transactions.push(paidPixTransaction(sandbox, charge, paidCents, outcome));
  else if (charge.payment_method === "boleto")
    charge.transactions.push(paidBoletoTransaction(sandbox, charge, paidCents, outcome));
  else approveCard(charge);
  const order = orderOf(sandbox, charge);
  if (outcome !== "underpaid") order.status = "paid";
  creditPayables(sandbox, charge, paidCents);
  storeChange(sandbox, charge);
  announceCharge(sandbox, `charge.${outcome}`, charge);
  if (order.status === "paid") announceOrder(sandbox, "order.paid", order);
}

/** The same boleto is paid a second time, at another bank: the charge has twice its amount. */
export function payAgain(sandbox: Sandbox, charge: Charge): void {
  if (charge.status !== "paid" || charge.payment_method !== "boleto")
    throw new Refusal(412, "Only a paid boleto can be paid again.");
  charge.status = "overpaid";
  charge.paid_amount = (charge.paid_amount ?? 0) + charge.amount;
  charge.transactions.push(paidBoletoTransaction(sandbox, charge, charge.paid_amount, "overpaid"));
  creditExcess(sandbox, charge, charge.amount);
  storeChange(sandbox, charge);
  announceCharge(sandbox, "charge.overpaid", charge);
}

function approveCard(charge: Charge): void {
  const transaction = charge.transactions.at(-1);
  if (transaction)
    Object.assign(transaction, {
      status: "captured",
      success: true,
      acquirer_return_code: "0000",
      acquirer_message: "Transação aprovada com sucesso",
    });
}

interface Failure {
  code: string;
  message: string;
  acquirerCode?: string;
}

/** The charge and its order fail, with the reason in the last transaction. */
export function failCharge(sandbox: Sandbox, charge: Charge, failure: Failure, extraEvent?: string): void {
  if (!["pending", "processing"].includes(charge.status))
    throw new Refusal(412, `A charge with status ${charge.status} can not fail.`);
  const transaction = charge.transactions.at(-1);
  if (transaction) {
    transaction.status = charge.payment_method === "credit_card" ? "not_authorized" : "failed";
    transaction.success = false;
    transaction.gateway_response = { code: failure.code, errors: [{ message: failure.message }] };
    if (failure.acquirerCode)
      Object.assign(transaction, { acquirer_return_code: failure.acquirerCode, acquirer_message: failure.message });
  }
  endUnpaid(sandbox, charge, extraEvent);
}

/** A Pix nobody paid in time. It can still be paid late, as in life. */
export function expireCharge(sandbox: Sandbox, charge: Charge): void {
  if (charge.status !== "pending" || charge.payment_method !== "pix")
    throw new Refusal(412, `A charge with status ${charge.status} can not expire.`);
  const transaction = charge.transactions.at(-1);
  if (transaction) Object.assign(transaction, { status: "expired", success: false, updated_at: sandbox.clock.iso() });
  endUnpaid(sandbox, charge);
}

export function endUnpaid(sandbox: Sandbox, charge: Charge, extraEvent?: string): void {
  charge.status = "failed";
  const order = orderOf(sandbox, charge);
  order.status = "failed";
  storeChange(sandbox, charge);
  if (extraEvent) announceCharge(sandbox, extraEvent, charge);
  announceCharge(sandbox, "charge.payment_failed", charge);
  announceOrder(sandbox, "order.payment_failed", order);
}

/** The buyer's bank takes the money back; the liable recipients pay it. */
export function chargeBack(sandbox: Sandbox, charge: Charge): void {
  if (charge.status !== "paid") throw new Refusal(412, `A charge with status ${charge.status} can not be charged back.`);
  moveDisputed(sandbox, charge, "chargeback", "chargedback");
  if (!sandbox.manner.disputes_by_new_name) return announceCharge(sandbox, "charge.chargedback", charge);
  const received = { id: newId("cbk_"), chargeId: charge.id, amount: charge.amount, status: "received", reason: "fraud" };
  sandbox.webhooks.announce("chargeback.received", charge.id, () => received);
}

/** The dispute is won: the money returns to those who had paid it. */
export function winChargeback(sandbox: Sandbox, charge: Charge): void {
  if (charge.status !== "chargedback") throw new Refusal(412, `A charge with status ${charge.status} has no chargeback to win.`);
  moveDisputed(sandbox, charge, "chargeback_refund", "paid");
  announceCharge(sandbox, "charge.updated", charge);
}

function moveDisputed(sandbox: Sandbox, charge: Charge, type: "chargeback" | "chargeback_refund", status: string): void {
  const shares = type === "chargeback" ? leftWithLiable(sandbox, charge) : takenByBank(sandbox, charge);
  adjustPayables(sandbox, charge, type, shares);
  charge.status = status;
  const transaction = charge.transactions.at(-1);
  if (transaction)
    Object.assign(transaction, { status: type === "chargeback" ? "chargedback" : "captured", updated_at: sandbox.clock.iso() });
  storeChange(sandbox, charge);
}

type Share = { rule: SplitRule; amount: number };

/** What each liable recipient still has of the charge, refunds taken out, as an amount to take; what others hold falls on the first liable one. */
function leftWithLiable(sandbox: Sandbox, charge: Charge): Share[] {
  const left = charge.split.map((rule) => ({ rule, amount: booked(sandbox, charge, rule, () => true) }));
  const liable = left.filter(({ rule }) => rule.options.liable);
  const uncovered = left.reduce((sum, { rule, amount }) => sum + (rule.options.liable ? 0 : amount), 0);
  return liable.map(({ rule, amount }, index) => ({ rule, amount: -(amount + (index === 0 ? uncovered : 0)) }));
}

/** What the last disputes took from each and was not given back. */
function takenByBank(sandbox: Sandbox, charge: Charge): Share[] {
  const isDispute = (payable: Payable) => payable.type === "chargeback" || payable.type === "chargeback_refund";
  return charge.split.map((rule) => ({ rule, amount: -booked(sandbox, charge, rule, isDispute) }));
}

function booked(sandbox: Sandbox, charge: Charge, rule: SplitRule, counts: (payable: Payable) => boolean): number {
  const payables = sandbox.state.payablesByCharge.get(charge.id) ?? [];
  return payables
    .filter((payable) => payable.recipient_id === rule.recipient_id && counts(payable))
    .reduce((sum, payable) => sum + payable.amount, 0);
}
