import { newGatewayId, newId } from "../ids.ts";
import { readSplit } from "../money/split.ts";
import type { Card, Charge, Customer, Order, SplitRule } from "../objects.ts";
import { invalid, Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { announceOrder } from "./announce.ts";
import { cardOf, chargeByCard } from "./charge-by-card.ts";
import { chargeByBoleto } from "./charge-by-boleto.ts";
import { chargeByPix } from "./charge-by-pix.ts";
import { readCustomer, upsertCustomer } from "./customer.ts";
import { orderAmount, readOrderRequest, type OrderRequest, type PaymentRequest } from "./order-request.ts";
import { failCharge } from "./charge-outcomes.ts";

/** Creates an order and charges it at once. A refused payment is an order with status "failed", not a refusal. */
export function createOrder(sandbox: Sandbox, body: unknown): Order {
  const request = readOrderRequest(body);
  const amount = orderAmount(request);
  const amounts = paymentAmounts(request, amount);
  const splits = request.payments.map((payment, i) =>
    payment.split
      ? readSplit(payment.split, amounts[i] ?? 0, `order.payments[${i}].split`, "payment")
      : platformOnly(sandbox, amounts[i] ?? 0),
  );
  if (!sandbox.manner.split_enabled && request.payments.some((payment) => payment.split))
    throw new Refusal(412, "The account must have split settings enabled, in order to use split.");
  if (!sandbox.manner.authentication_fails_charge && request.payments.some((payment) => !mayAuthenticate(sandbox, payment)))
    throw new Refusal(412, NO_AUTHENTICATION);
  const customer = customerOf(sandbox, request);
  const cards = request.payments.map((payment) =>
    payment.payment_method === "credit_card" ? cardOf(sandbox, customer, payment) : null,
  );
  const order = emptyOrder(sandbox, request, customer, amount);
  request.payments.forEach((payment, i) => {
    order.charges.push(emptyCharge(sandbox, order, payment, amounts[i] ?? 0, splits[i] ?? []));
  });
  sandbox.state.saveOrder(order);
  order.charges.forEach((charge, i) => {
    const payment = request.payments[i];
    if (payment) startCharge(sandbox, order, charge, payment, cards[i] ?? null);
  });
  addFailedCharge(sandbox, order);
  announceOrder(sandbox, "order.created", order);
  sandbox.state.saveOrder(order);
  return order;
}

/** An antifraud that tries again leaves a failed charge beside the paid one, before or after it. */
function addFailedCharge(sandbox: Sandbox, order: Order): void {
  const [paid] = order.charges;
  const where = sandbox.manner.several_charges;
  if (where === "none" || paid?.status !== "paid") return;
  const failed: Charge = { ...structuredClone(paid), id: newId("ch_"), status: "failed", installments: paid.installments };
  delete failed.paid_amount;
  delete failed.paid_at;
  for (const one of failed.transactions)
    Object.assign(one, { id: newId("tran_"), status: "not_authorized", success: false, acquirer_return_code: "1070" });
  order.charges = where === "failed_first" ? [failed, paid] : [paid, failed];
}

function startCharge(sandbox: Sandbox, order: Order, charge: Charge, payment: PaymentRequest, card: Card | null): void {
  if (payment.payment_method === "boleto") chargeByBoleto(sandbox, order, charge, payment);
  else if (!card) chargeByPix(sandbox, order, charge, payment);
  else chargeByCard(sandbox, order, charge, payment, card);
  const problem = mayAuthenticate(sandbox, payment)
    ? gatewayProblem(sandbox, order, charge)
    : { code: "412", message: NO_AUTHENTICATION };
  if (problem && charge.status !== "failed") failCharge(sandbox, charge, problem);
}

const NO_AUTHENTICATION = "3DS is not enabled for this account.";

/** Whether the account may do what this payment says of confirming at the bank. */
const mayAuthenticate = ({ manner }: Sandbox, payment: PaymentRequest): boolean =>
  manner.authentication_allowed || !payment.credit_card?.authentication;

/** What only the gateway notices: the answer is 200 and the charge has failed. */
function gatewayProblem(sandbox: Sandbox, order: Order, charge: Charge): { code: string; message: string } | null {
  if (!sandbox.manner.environment_configured)
    return { code: "400", message: "action_forbidden |  | Sem ambiente configurado para este tipo de transação." };
  if (order.items.some((item) => !item.code)) return { code: "412", message: "The item Code is required." };
  if (charge.split.some((rule) => !sandbox.state.recipients.has(rule.recipient_id)))
    return { code: "404", message: "Recipient not found" };
  return null;
}

function customerOf(sandbox: Sandbox, request: OrderRequest): Customer {
  if (request.customer_id) {
    const known = sandbox.state.customers.get(request.customer_id);
    if (!known) throw new Refusal(404, "Customer not found.");
    return known;
  }
  const read = readCustomer(request.customer, "order.customer");
  if (Object.keys(read.phones ?? {}).length === 0)
    throw invalid({ "order.customer.phones": ["At least one customer phone is required."] });
  if (!read.document) throw invalid({ "order.customer.document": ["The document field is required."] });
  return upsertCustomer(sandbox, read);
}

function paymentAmounts(request: OrderRequest, total: number): number[] {
  const [only] = request.payments;
  if (request.payments.length === 1 && only?.amount === undefined) return [total];
  const amounts = request.payments.map((payment) => payment.amount ?? 0);
  if (amounts.reduce((a, b) => a + b, 0) !== total) {
    throw invalid({ "order.payments": ["The sum of payments amounts must be equal to the order amount."] });
  }
  return amounts;
}

function platformOnly(sandbox: Sandbox, amount: number): SplitRule[] {
  return [
    {
      id: newId("sr_"),
      gateway_id: newId("sr_", 25),
      type: "flat",
      amount,
      recipient_id: sandbox.options.platformRecipient,
      options: { liable: true, charge_processing_fee: true, charge_remainder_fee: true },
    },
  ];
}

function emptyOrder(sandbox: Sandbox, request: OrderRequest, customer: Customer, amount: number): Order {
  const now = sandbox.clock.iso();
  return {
    id: newId("or_"),
    code: request.code ?? newId("", 10).toUpperCase(),
    amount,
    currency: "BRL",
    closed: request.closed,
    status: "pending",
    items: request.items.map((item) => ({
      id: newId("oi_"),
      type: "product",
      description: item.description,
      amount: item.amount,
      quantity: item.quantity,
      code: item.code ?? null,
      category: item.category ?? null,
      status: "active",
      created_at: now,
      updated_at: now,
    })),
    customer,
    charges: [],
    metadata: request.metadata,
    ip: request.ip ?? null,
    created_at: now,
    updated_at: now,
    closed_at: request.closed ? now : null,
  };
}

function emptyCharge(sandbox: Sandbox, order: Order, payment: PaymentRequest, amount: number, split: SplitRule[]): Charge {
  const now = sandbox.clock.iso();
  return {
    id: newId("ch_"),
    code: order.code,
    gateway_id: newGatewayId(),
    order_id: order.id,
    amount,
    status: "pending",
    currency: "BRL",
    payment_method: payment.payment_method,
    pending_cancel_amount: 0,
    refund_fails_next: false,
    created_at: now,
    updated_at: now,
    metadata: payment.metadata ?? order.metadata,
    split,
    installments: payment.credit_card?.installments ?? 1,
    transactions: [],
  };
}
