import * as z from "zod";
import { adjustPayables } from "../money/payables.ts";
import { readSplit, sharesOf, splitRequest } from "../money/split.ts";
import type { Charge, SplitRule } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { announceCharge, announceOrder, storeChange, orderOf } from "./announce.ts";
import { cancelTransaction } from "./transactions.ts";

const cancelRequest = z.object({
  amount: z.number().int().positive().optional(),
  split: splitRequest.optional(),
  operation_reference: z.string().optional(),
  bank_account: z
    .object({
      holder_name: z.string().min(1).max(30),
      holder_type: z.enum(["individual", "company"]),
      holder_document: z.string().min(11).max(14),
      bank: z.string().length(3),
      branch_number: z.string().min(1),
      account_number: z.string().min(1),
      account_check_digit: z.string().min(1),
      type: z.enum(["checking", "savings"]),
    })
    .optional(),
});

const refundable = new Set(["paid", "overpaid", "underpaid"]);
const pixRefundLimitMs = 90 * 86_400_000;

/**
 * `DELETE /charges/{id}`: cancels what was not paid, refunds what was, whole or in part, by the original
 * split or the one sent. Refuses (412) what is over, and a refund for which the recipients lack balance.
 */
export function cancelCharge(sandbox: Sandbox, charge: Charge, body: unknown): void {
  const parsed = cancelRequest.safeParse(body ?? {});
  if (!parsed.success) throw new Refusal(422, "The request is invalid.", fieldsOf(parsed.error));
  // An unpaid boleto is a paper in somebody's hand: nothing ends it.
  if (charge.status === "pending" && charge.payment_method === "boleto")
    throw new Refusal(412, "This charge can not be canceled.");
  if (charge.status === "pending" || charge.status === "processing") return cancelUnpaid(sandbox, charge);
  if (!refundable.has(charge.status)) throw new Refusal(412, "This charge can not be canceled.");
  const left = (charge.paid_amount ?? 0) - (charge.canceled_amount ?? 0) - charge.pending_cancel_amount;
  const amount = parsed.data.amount ?? left;
  if (left === 0 || amount > left) throw new Refusal(412, "The amount to cancel is greater than the amount of the charge.");
  if (charge.payment_method === "pix" && sandbox.clock.now() - Date.parse(charge.paid_at ?? "") > pixRefundLimitMs) {
    throw new Refusal(412, "A pix can be refunded up to 90 days after its payment.");
  }
  if (charge.payment_method === "boleto" && !parsed.data.bank_account)
    throw new Refusal(422, "The request is invalid.", { bank_account: ["The bank_account field is required."] });
  const explicit = parsed.data.split ? readSplit(parsed.data.split, amount, "split", "refund") : null;
  const shares = sharesOf(explicit ?? charge.split, amount);
  requireBalance(sandbox, shares);
  refund(sandbox, charge, amount, shares, explicit ?? []);
}

const fieldsOf = (error: z.ZodError): Record<string, string[]> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join(".") || "amount", [issue.message]]));

function cancelUnpaid(sandbox: Sandbox, charge: Charge): void {
  charge.status = "canceled";
  charge.canceled_at = sandbox.clock.iso();
  charge.canceled_amount = charge.amount;
  charge.transactions.push(
    cancelTransaction(sandbox, charge, { amount: charge.amount, status: "voided", success: true, refundSplit: [] }),
  );
  orderOf(sandbox, charge).status = "canceled";
  announceOrder(sandbox, "order.canceled", storeChange(sandbox, charge));
}

function refund(sandbox: Sandbox, charge: Charge, amount: number, shares: Share[], refundSplit: SplitRule[]): void {
  const { clock, options } = sandbox;
  const fails = charge.refund_fails_next;
  charge.refund_fails_next = false;
  if (!fails) adjustPayables(sandbox, charge, "refund", negative(shares));
  charge.pending_cancel_amount += amount;
  if (charge.payment_method === "credit_card" || options.pixRefundSeconds === 0) {
    finishRefund(sandbox, charge, { amount, fails, refundSplit });
    return;
  }
  charge.pending_cancellation = true;
  charge.transactions.push(cancelTransaction(sandbox, charge, { amount, status: "pending_refund", success: true, refundSplit }));
  storeChange(sandbox, charge);
  clock.at(clock.now() + options.pixRefundSeconds * 1000, () => finishRefund(sandbox, charge, { amount, fails, refundSplit }));
}

/** The end of a refund: done, or refused by the acquirer with the charge as it was. */
export function finishRefund(
  sandbox: Sandbox,
  charge: Charge,
  { amount, fails, refundSplit }: { amount: number; fails: boolean; refundSplit: SplitRule[] },
): void {
  if (sandbox.state.charges.get(charge.id) !== charge) return;
  charge.pending_cancel_amount -= amount;
  if (charge.pending_cancel_amount === 0) delete charge.pending_cancellation;
  if (fails) refuseRefund(sandbox, charge, amount);
  else completeRefund(sandbox, charge, amount, refundSplit);
}

function completeRefund(sandbox: Sandbox, charge: Charge, amount: number, refundSplit: SplitRule[]): void {
  charge.canceled_amount = (charge.canceled_amount ?? 0) + amount;
  charge.canceled_at = sandbox.clock.iso();
  const isWhole = charge.canceled_amount >= (charge.paid_amount ?? 0);
  const status = isWhole ? "refunded" : "partial_refunded";
  charge.transactions.push(cancelTransaction(sandbox, charge, { amount, status, success: true, refundSplit }));
  if (isWhole) {
    charge.status = "canceled";
    orderOf(sandbox, charge).status = "canceled";
  }
  const order = storeChange(sandbox, charge);
  announceCharge(sandbox, isWhole ? "charge.refunded" : "charge.partial_canceled", charge);
  if (isWhole) announceOrder(sandbox, "order.canceled", order);
}

function refuseRefund(sandbox: Sandbox, charge: Charge, amount: number): void {
  charge.transactions.push(
    cancelTransaction(sandbox, charge, { amount, status: "error_on_refunding", success: false, refundSplit: [] }),
  );
  storeChange(sandbox, charge);
  announceCharge(sandbox, "charge.updated", charge);
}

function negative(shares: Share[]): Share[] {
  return shares.map(({ rule, amount }) => ({ rule, amount: -amount }));
}

type Share = { rule: SplitRule; amount: number };

/** The platform's own balance may go below zero: it answers for what the recipients lack. */
function requireBalance(sandbox: Sandbox, shares: Share[]): void {
  for (const { rule, amount } of shares) {
    if (rule.recipient_id === sandbox.options.platformRecipient) continue;
    const balance = sandbox.state.balanceOf(rule.recipient_id);
    if (amount > 0 && balance.available + balance.waiting < amount)
      throw new Refusal(412, "action_forbidden |  | Saldo insuficiente.");
  }
}
