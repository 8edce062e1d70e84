import type { Manner } from "./manner.ts";
import type { Journal } from "./journal.ts";
import { netOf } from "./money/net-of.ts";
import type { Anticipation, Card, Charge, Customer, Order, Payable, Recipient, Transfer } from "./objects.ts";

export interface Balance {
  available: number;
  waiting: number;
  transferred: number;
}

/** Everything the sandbox knows, indexed by id and by whatever is asked for often. */
export class SandboxState {
  readonly orders = new Map<string, Order>();
  readonly ordersByCode = new Map<string, Order[]>();
  readonly charges = new Map<string, Charge>();
  readonly customers = new Map<string, Customer>();
  readonly customersByEmail = new Map<string, Customer>();
  readonly cards = new Map<string, Card>();
  readonly cardsByCustomer = new Map<string, Card[]>();
  readonly recipients = new Map<string, Recipient>();
  readonly payables = new Map<string, Payable>();
  readonly payablesByRecipient = new Map<string, Payable[]>();
  readonly payablesByCharge = new Map<string, Payable[]>();
  readonly transfers = new Map<string, Transfer>();
  readonly transfersByRecipient = new Map<string, Transfer[]>();
  readonly anticipations = new Map<string, Anticipation>();
  readonly balances = new Map<string, Balance>();
  journal: Journal | null = null;
  /** How it is all shown. */
  manner: Manner | null = null;
  nextTransferId = 1;

  saveOrder(order: Order): void {
    if (!this.orders.has(order.id)) {
      this.orders.set(order.id, order);
      append(this.ordersByCode, order.code, order);
    }
    for (const charge of order.charges) this.charges.set(charge.id, charge);
    this.journal?.write("order", order);
  }

  saveCustomer(customer: Customer): void {
    this.customers.set(customer.id, customer);
    this.customersByEmail.set(customer.email.toLowerCase(), customer);
    this.journal?.write("customer", customer);
  }

  saveCard(card: Card): void {
    if (!this.cards.has(card.id)) append(this.cardsByCustomer, card.customer_id, card);
    this.cards.set(card.id, card);
    this.journal?.write("card", card);
  }

  saveRecipient(recipient: Recipient): void {
    this.recipients.set(recipient.id, recipient);
    this.journal?.write("recipient", recipient);
  }

  /** Adds a payable (once) to the indices and to its recipient's balance. */
  addPayable(payable: Payable): void {
    this.payables.set(payable.id, payable);
    append(this.payablesByRecipient, payable.recipient_id, payable);
    if (payable.charge_id) append(this.payablesByCharge, payable.charge_id, payable);
    const balance = this.balanceOf(payable.recipient_id);
    if (payable.status === "paid") balance.available += netOf(payable);
    else balance.waiting += netOf(payable);
    this.journal?.write("payable", payable);
  }

  /** Moves a payable's net amount from waiting to available. */
  releasePayable(payable: Payable, at: string): void {
    if (payable.status === "paid") return;
    payable.status = "paid";
    payable.updated_at = at;
    const balance = this.balanceOf(payable.recipient_id);
    balance.waiting -= netOf(payable);
    balance.available += netOf(payable);
    this.journal?.write("payable", payable);
  }

  /** Gives a waiting payable an earlier day, at a cost. */
  anticipatePayable(payable: Payable, { fee, paymentDate, now }: { fee: number; paymentDate: string; now: string }): void {
    this.balanceOf(payable.recipient_id).waiting -= fee;
    Object.assign(payable, { anticipation_fee: fee, payment_date: paymentDate, updated_at: now });
    this.journal?.write("payable", payable);
  }

  saveAnticipation(anticipation: Anticipation): void {
    this.anticipations.set(anticipation.id, anticipation);
    this.journal?.write("anticipation", anticipation);
  }

  saveTransfer(transfer: Transfer): void {
    const id = String(transfer.id);
    if (!this.transfers.has(id)) append(this.transfersByRecipient, transfer.recipient_id, transfer);
    this.transfers.set(id, transfer);
    this.journal?.write("transfer", transfer);
  }

  saveClock(aheadMs: number): void {
    const record = { id: "clock", aheadMs };
    this.journal?.write("clock", record);
  }

  balanceOf(recipientId: string): Balance {
    const known = this.balances.get(recipientId);
    if (known) return known;
    const fresh = { available: 0, waiting: 0, transferred: 0 };
    this.balances.set(recipientId, fresh);
    return fresh;
  }

  clear(): void {
    for (const map of Object.values(this)) if (map instanceof Map) map.clear();
    this.nextTransferId = 1;
    this.journal?.truncate();
  }
}

function append<T>(index: Map<string, T[]>, key: string, value: T): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}
