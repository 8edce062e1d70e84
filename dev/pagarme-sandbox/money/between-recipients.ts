import { newId } from "../ids.ts";
import type { Payable } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";
import { InheritedRefusal } from "./transfers.ts";

/** `POST /transfers/recipients`: from one recipient's available balance to another's, at once and for nothing. */
export function moveBetween(
  sandbox: Sandbox,
  request: { amount: unknown; source_id: unknown; target_id: unknown; metadata: unknown },
) {
  const { state, clock } = sandbox;
  const [source, target] = [String(request.source_id), String(request.target_id)];
  for (const id of [source, target]) {
    if (!state.recipients.has(id)) throw new InheritedRefusal(404, "recipient_id", "Recipient not found");
  }
  const { amount } = request;
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount < 1) {
    throw new InheritedRefusal(400, "amount", "amount must be a positive integer");
  }
  if (state.balanceOf(source).available < amount) {
    throw new InheritedRefusal(412, "amount", "action_forbidden |  | Saldo insuficiente.");
  }
  const now = clock.iso();
  const line = (recipientId: string, cents: number): Payable => ({
    id: newId("pay_", 20),
    status: "paid",
    amount: cents,
    fee: 0,
    anticipation_fee: 0,
    fraud_coverage_fee: 0,
    installment: 1,
    charge_id: null,
    split_id: null,
    recipient_id: recipientId,
    originator_model: "cross_balance",
    originator_model_id: null,
    payment_date: now,
    original_payment_date: now,
    type: "credit",
    payment_method: "pix",
    accrual_at: now,
    created_at: now,
    updated_at: now,
  });
  state.addPayable(line(source, -amount));
  state.addPayable(line(target, amount));
  const id = newId("tra_", 20);
  return {
    id,
    gateway_id: id,
    amount,
    status: "transferred",
    type: "cross_balance",
    created_at: now,
    updated_at: now,
    source: { source_id: source, type: "recipient" },
    target: { target_id: target, type: "recipient" },
    metadata: request.metadata,
  };
}
