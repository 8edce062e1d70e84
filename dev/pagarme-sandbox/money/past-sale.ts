import * as z from "zod";
import { newGatewayId, newId } from "../ids.ts";
import type { Charge, Order, Payable, SplitRule } from "../objects.ts";
import { upsertCustomer } from "../orders/customer.ts";
import type { Sandbox } from "../sandbox.ts";
import { bookRelease, paymentDate } from "./payables.ts";
import { allocate } from "./split.ts";

const instant = z.iso.datetime();

export const pastSaleRequest = z.object({
  order_id: z.string(),
  charge_id: z.string(),
  code: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), document: z.string() }),
  amount: z.number().int().positive(),
  fee: z.number().int().min(0),
  payment_method: z.enum(["pix", "credit_card"]).default("pix"),
  installments: z.number().int().min(1).max(12).default(1),
  paid_at: instant,
  returned_at: instant.nullable(),
  /** The first part is the platform's: it answers for disputes and pays the fee. */
  split: z.array(z.object({ recipient_id: z.string(), amount: z.number().int().positive() })).min(1),
});

type PastSale = z.infer<typeof pastSaleRequest>;

/** A sale paid before the sandbox's time, whole: its order, its charge and what each recipient received, on the days it would. */
export function addPastSale(sandbox: Sandbox, sale: PastSale): void {
  if (sandbox.state.charges.has(sale.charge_id)) return;
  const split = sale.split.map((part, index): SplitRule => {
    const isPlatform = index === 0;
    return {
      id: newId("sr_"),
      gateway_id: newId("sr_", 25),
      type: "flat",
      amount: part.amount,
      recipient_id: part.recipient_id,
      options: { liable: isPlatform, charge_processing_fee: isPlatform, charge_remainder_fee: isPlatform },
    };
  });
  sandbox.state.saveOrder(orderOf(sandbox, sale, split));
  const parts = Array.from({ length: sale.installments }, () => 1);
  split.forEach((rule, index) => {
    const amounts = allocate(rule.amount, parts, 0);
    const fees = allocate(index === 0 ? sale.fee : 0, parts, 0);
    parts.forEach((_, n) => {
      const part = { amount: amounts[n] ?? 0, fee: fees[n] ?? 0, installment: n + 1 };
      addPayable(sandbox, sale, rule, { type: "credit", ...part });
    });
    if (sale.returned_at) addPayable(sandbox, sale, rule, { type: "refund", amount: -rule.amount, fee: 0, installment: 1 });
  });
}

function orderOf(sandbox: Sandbox, sale: PastSale, split: SplitRule[]): Order {
  const at = iso(sandbox, sale.paid_at);
  const isReturned = sale.returned_at !== null;
  const customer = upsertCustomer(sandbox, {
    ...sale.customer,
    document_type: "CPF",
    type: "individual",
    code: null,
    gender: null,
    birthdate: null,
    phones: {},
    address: null,
    metadata: {},
  });
  const charge: Charge = {
    id: sale.charge_id,
    code: sale.code,
    gateway_id: newGatewayId(),
    order_id: sale.order_id,
    amount: sale.amount,
    paid_amount: sale.amount,
    ...(sale.returned_at ? { canceled_amount: sale.amount, canceled_at: iso(sandbox, sale.returned_at) } : {}),
    status: isReturned ? "canceled" : "paid",
    currency: "BRL",
    payment_method: sale.payment_method,
    paid_at: at,
    pending_cancel_amount: 0,
    refund_fails_next: false,
    created_at: at,
    updated_at: at,
    metadata: {},
    split,
    installments: sale.installments,
    transactions: [],
  };
  return {
    id: sale.order_id,
    code: sale.code,
    amount: sale.amount,
    currency: "BRL",
    closed: true,
    status: isReturned ? "canceled" : "paid",
    items: [],
    customer,
    charges: [charge],
    metadata: {},
    ip: null,
    created_at: at,
    updated_at: at,
    closed_at: at,
  };
}

type Part = { type: Payable["type"]; amount: number; fee: number; installment: number };

function addPayable(sandbox: Sandbox, sale: PastSale, rule: SplitRule, part: Part): void {
  const { clock, state } = sandbox;
  const createdAt = iso(sandbox, part.type === "refund" && sale.returned_at ? sale.returned_at : sale.paid_at);
  const due = paymentDate(sandbox, sale.payment_method, part.installment, Date.parse(createdAt));
  const at = part.type === "refund" ? Date.parse(createdAt) : due;
  const payable: Payable = {
    id: newId("pay_", 20),
    status: at <= clock.now() ? "paid" : "waiting_funds",
    amount: part.amount,
    fee: part.fee,
    anticipation_fee: 0,
    fraud_coverage_fee: 0,
    installment: part.installment,
    charge_id: sale.charge_id,
    split_id: rule.id,
    recipient_id: rule.recipient_id,
    originator_model: "transaction",
    originator_model_id: null,
    payment_date: clock.iso(at),
    original_payment_date: clock.iso(at),
    type: part.type,
    payment_method: sale.payment_method,
    accrual_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
  state.addPayable(payable);
  bookRelease(sandbox, payable);
}

const iso = (sandbox: Sandbox, text: string): string => sandbox.clock.iso(Date.parse(text));
