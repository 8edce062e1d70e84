import { newId } from "../ids.ts";
import type { Charge, Payable, SplitRule } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";
import { allocate, sharesOf } from "./split.ts";

const dayMs = 86_400_000;
const feeBasisPoints = { pix: 119, credit_card: 449, boleto: 349 };

/** What Pagar.me keeps of a paid amount, in centavos. */
export function feeOf(method: Charge["payment_method"], amount: number): number {
  return Math.round((amount * feeBasisPoints[method]) / 10_000);
}

/** Creates one payable per recipient and instalment of a paid charge, and books when each becomes available. */
export function creditPayables(sandbox: Sandbox, charge: Charge, paidAmount: number): void {
  const shares = sharesOf(charge.split, paidAmount);
  const feeWeights = shares.map((share) => (share.rule.options.charge_processing_fee ? share.amount : 0));
  const firstPayer = Math.max(
    shares.findIndex((share) => share.rule.options.charge_processing_fee),
    0,
  );
  const fees = allocate(feeOf(charge.payment_method, paidAmount), feeWeights, firstPayer);
  shares.forEach((share, i) => {
    const ones = Array.from({ length: charge.installments }, () => 1);
    const amounts = allocate(share.amount, ones, 0);
    const feeParts = allocate(fees[i] ?? 0, ones, 0);
    ones.forEach((_, n) => {
      const at = paymentDate(sandbox, charge.payment_method, n + 1);
      addPayable(sandbox, charge, share.rule, {
        type: "credit",
        amount: amounts[n] ?? 0,
        fee: feeParts[n] ?? 0,
        installment: n + 1,
        at,
      });
    });
  });
}

/** Money beyond the charge: the first recipient that pays its processing has it, with no fee. */
export function creditExcess(sandbox: Sandbox, charge: Charge, amount: number): void {
  const rule = charge.split.find((one) => one.options.charge_processing_fee) ?? charge.split[0];
  if (!rule) return;
  const at = paymentDate(sandbox, charge.payment_method, 1);
  addPayable(sandbox, charge, rule, { type: "credit", amount, fee: 0, installment: 1, at });
}

/** Takes back (negative) or returns (positive) money per recipient. Takes from what still waits when it can. */
export function adjustPayables(
  sandbox: Sandbox,
  charge: Charge,
  type: Payable["type"],
  shares: { rule: SplitRule; amount: number }[],
): void {
  const credits = sandbox.state.payablesByCharge.get(charge.id) ?? [];
  for (const { rule, amount } of shares) {
    if (amount === 0) continue;
    const waiting = credits.find(
      (payable) => payable.type === "credit" && payable.recipient_id === rule.recipient_id && payable.status === "waiting_funds",
    );
    const at = waiting ? Date.parse(waiting.payment_date) : sandbox.clock.now();
    addPayable(sandbox, charge, rule, { type, amount, fee: 0, installment: 1, at });
  }
}

function addPayable(
  sandbox: Sandbox,
  charge: Charge,
  rule: SplitRule,
  details: { type: Payable["type"]; amount: number; fee: number; installment: number; at: number },
): void {
  const { clock, state } = sandbox;
  const now = clock.iso();
  const payable: Payable = {
    id: newId("pay_", 20),
    status: details.at <= clock.now() ? "paid" : "waiting_funds",
    amount: details.amount,
    fee: details.fee,
    anticipation_fee: 0,
    fraud_coverage_fee: 0,
    installment: details.installment,
    charge_id: charge.id,
    split_id: rule.id,
    recipient_id: rule.recipient_id,
    originator_model: "transaction",
    originator_model_id: charge.transactions.at(-1)?.id ?? null,
    payment_date: clock.iso(details.at),
    original_payment_date: clock.iso(details.at),
    type: details.type,
    payment_method: charge.payment_method,
    accrual_at: now,
    created_at: now,
    updated_at: now,
  };
  state.addPayable(payable);
  bookRelease(sandbox, payable);
}

/** Books the instant at which a waiting payable becomes available money. */
export function bookRelease(sandbox: Sandbox, payable: Payable): void {
  if (payable.status !== "waiting_funds") return;
  const { clock, state } = sandbox;
  clock.at(Date.parse(payable.payment_date), () => {
    if (state.payables.get(payable.id) === payable) state.releasePayable(payable, clock.iso());
  });
}

/** Midnight in São Paulo (03:00Z): the next business day for Pix, two for a boleto, 30 days per instalment for cards. */
export function paymentDate(
  sandbox: Sandbox,
  method: Charge["payment_method"],
  installment: number,
  from = sandbox.clock.now(),
): number {
  const days = method === "credit_card" ? sandbox.options.cardSettleDays * installment : method === "pix" ? 1 : 2;
  const midnight = Math.floor((from - 3 * 3_600_000) / dayMs) * dayMs + 3 * 3_600_000;
  let at = midnight + days * dayMs;
  while ([0, 6].includes(new Date(at).getUTCDay())) at += dayMs;
  return at;
}
