import type { Charge, Order } from "../objects.ts";
import { invalid } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { announceCharge, storeChange } from "./announce.ts";
import type { PaymentRequest } from "./order-request.ts";
import { boletoTransaction } from "./transactions.ts";

const usualDays = 3;
const dayMs = 86_400_000;

/** Issues the boleto of a charge. Nothing ends it by itself: past its day it may still be paid, and only payment is news. */
export function chargeByBoleto(sandbox: Sandbox, order: Order, charge: Charge, payment: PaymentRequest): void {
  const { clock } = sandbox;
  const { address } = order.customer;
  if (!address?.zip_code) throw invalid({ "order.customer.address": ["The customer address is required for a boleto payment."] });
  const dueAt = payment.boleto?.due_at ? Date.parse(payment.boleto.due_at) : clock.now() + usualDays * dayMs;
  if (!(dueAt > clock.now())) throw invalid({ "order.payments[0].boleto.due_at": ["The due_at field must be a future date."] });
  charge.due_at = clock.iso(dueAt);
  charge.transactions.push(
    boletoTransaction(sandbox, {
      amount: charge.amount,
      dueAt,
      instructions: payment.boleto?.instructions ?? "",
      documentNumber: payment.boleto?.document_number ?? "",
      split: charge.split,
    }),
  );
  storeChange(sandbox, charge);
  announceCharge(sandbox, "charge.pending", charge);
}
