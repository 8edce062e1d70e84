import { newId } from "../ids.ts";
import type { Payable } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";
import { bookRelease } from "./payables.ts";

const waitMs = 7 * 86_400_000;

/** Gives a recipient money from before the sandbox's time: available now, and waiting for a week. Given once. */
export function openBalance(sandbox: Sandbox, recipientId: string, available: number, waiting: number): void {
  const { clock, state } = sandbox;
  const known = state.payablesByRecipient.get(recipientId) ?? [];
  if (known.some((payable) => payable.originator_model === "opening")) return;
  const now = clock.iso();
  const open = (amount: number, at: number): Payable => ({
    id: newId("pay_", 20),
    status: at <= clock.now() ? "paid" : "waiting_funds",
    amount,
    fee: 0,
    anticipation_fee: 0,
    fraud_coverage_fee: 0,
    installment: 1,
    charge_id: null,
    split_id: null,
    recipient_id: recipientId,
    originator_model: "opening",
    originator_model_id: null,
    payment_date: clock.iso(at),
    original_payment_date: clock.iso(at),
    type: "credit",
    payment_method: "pix",
    accrual_at: now,
    created_at: now,
    updated_at: now,
  });
  const parts = [open(available, clock.now()), open(waiting, clock.now() + waitMs)];
  for (const payable of parts) {
    if (payable.amount === 0) continue;
    state.addPayable(payable);
    bookRelease(sandbox, payable);
  }
}
