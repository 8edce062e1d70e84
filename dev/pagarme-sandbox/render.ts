import type { Card, Charge, Customer, Order, Recipient, SplitRule, Transaction } from "./objects.ts";
import { omit } from "./omit.ts";
import type { SandboxState } from "./state.ts";

/** An order as `GET /orders/{id}` answers it. */
export function renderOrder(state: SandboxState, order: Order) {
  return {
    ...shortOrder(order),
    items: order.items,
    customer: order.customer,
    shipping: null,
    ip: order.ip,
    session_id: null,
    location: null,
    device: null,
    checkouts: [],
    charges: order.charges.map((charge) => chargeBody(state, order, charge)),
  };
}

/** A charge as `GET /charges/{id}` answers it: the body plus its order in short. */
export function renderCharge(state: SandboxState, charge: Charge) {
  const order = state.orders.get(charge.order_id);
  if (!order) throw new Error(`charge ${charge.id} without order`);
  return { ...chargeBody(state, order, charge), order: shortOrder(order) };
}

function shortOrder(order: Order) {
  return {
    id: order.id,
    code: order.code,
    amount: order.amount,
    currency: order.currency,
    closed: order.closed,
    status: order.status,
    customer_id: order.customer.id,
    metadata: order.metadata,
    created_at: order.created_at,
    updated_at: order.updated_at,
    closed_at: order.closed_at,
  };
}

function chargeBody(state: SandboxState, order: Order, charge: Charge) {
  const shown = omit(
    charge,
    "transactions",
    "split",
    "order_id",
    "pending_cancel_amount",
    "refund_fails_next",
    "installments",
    "confirm_return_url",
  );
  const last = charge.transactions.at(-1);
  const isSilent = state.manner?.refunds_without_paid_amount && charge.status === "canceled";
  const visibleCharge = isSilent ? omit(shown, "paid_amount") : shown;
  const method = state.manner?.method_capitalised ? capital(charge.payment_method) : charge.payment_method;
  return {
    ...visibleCharge,
    payment_method: method,
    customer: order.customer,
    last_transaction: last ? renderTransaction(state, last) : null,
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function renderTransaction(state: SandboxState, transaction: Transaction) {
  return { ...transaction, split: transaction.split.map((rule) => renderRule(state, rule)) };
}

function renderRule(state: SandboxState, rule: SplitRule) {
  const { recipient_id, ...shown } = rule;
  const recipient = state.recipients.get(recipient_id);
  return { ...shown, recipient: recipient ? shortRecipient(recipient) : { id: recipient_id } };
}

export function shortRecipient(recipient: Recipient) {
  const { id, name, email, document, description, type, status, created_at, updated_at } = recipient;
  return { id, name, email, document, description, type, status, created_at, updated_at };
}

export function renderRecipient(recipient: Recipient) {
  return {
    ...recipient,
    gateway_recipients: [
      {
        gateway: "pagarme",
        status: recipient.status,
        pgid: recipient.id,
        created_at: recipient.created_at,
        updated_at: recipient.updated_at,
      },
    ],
  };
}

export function renderCard(card: Card, customer: Customer | undefined) {
  return { ...omit(card, "fingerprint", "behaviour", "customer_id"), customer: customer ?? { id: card.customer_id } };
}
