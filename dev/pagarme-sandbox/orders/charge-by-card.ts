import { readCard, spendToken } from "../cards/token.ts";
import { storeCard } from "../cards/wallet.ts";
import type { Card, CardBehaviour, Charge, Customer, Order } from "../objects.ts";
import { invalid, Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { announceCharge, storeChange } from "./announce.ts";
import { chargeBack, failCharge, payCharge } from "./charge-outcomes.ts";
import type { PaymentRequest } from "./order-request.ts";
import { asksToConfirm, askToConfirm } from "./confirm-charge.ts";
import { cardTransaction } from "./transactions.ts";

const antifraudRefuses = "11111111111";
const noFunds = { acquirerCode: "1016", message: "Saldo insuficiente." };
const issuerRefusal = { acquirerCode: "1000", message: "Transação não autorizada pelo emissor." };

/** Charges a card at once, telling the story of its number. */
export function chargeByCard(sandbox: Sandbox, order: Order, charge: Charge, payment: PaymentRequest, card: Card): void {
  const descriptor = payment.credit_card?.statement_descriptor;
  charge.transactions.push(
    cardTransaction(sandbox, { amount: charge.amount, installments: charge.installments, descriptor, card, split: charge.split }),
  );
  const cvv = payment.credit_card?.card?.cvv;
  const behaviour: CardBehaviour = typeof cvv === "string" && cvv.startsWith("6") ? "issuer_refuses" : card.behaviour;
  charge.metadata = { ...charge.metadata };
  if (order.customer.document === antifraudRefuses || card.holder_document === antifraudRefuses)
    return refuseByAntifraud(sandbox, charge);
  if (charge.split.some((rule) => !sandbox.state.recipients.has(rule.recipient_id))) return;
  if (order.items.some((item) => !item.code) || !sandbox.manner.environment_configured) return;
  if (sandbox.manner.cards_hang) return process(sandbox, charge);
  const authentication = payment.credit_card?.authentication?.threed_secure;
  if (authentication?.mpi === "acquirer" && asksToConfirm(behaviour))
    return askToConfirm(sandbox, charge, authentication.success_url ?? sandbox.url);
  announceOutcome(sandbox, charge, behaviour);
}

function announceOutcome(sandbox: Sandbox, charge: Charge, behaviour: CardBehaviour): void {
  const { clock, options } = sandbox;
  switch (behaviour) {
    case "no_funds":
    case "confirm_then_no_funds":
      return failCharge(sandbox, charge, { code: "200", ...noFunds });
    case "issuer_refuses":
      return failCharge(sandbox, charge, { code: "200", ...issuerRefusal });
    case "process_then_approve":
    case "process_then_refuse":
      process(sandbox, charge);
      clock.at(clock.now() + options.processingSeconds * 1000, () => settleProcessing(sandbox, charge, behaviour));
      return;
    case "approve_then_refund_fails":
      charge.refund_fails_next = true;
      return payCharge(sandbox, charge);
    case "approve_then_chargeback":
      payCharge(sandbox, charge);
      clock.at(clock.now() + options.chargebackSeconds * 1000, () => {
        if (charge.status === "paid" && sandbox.state.charges.get(charge.id) === charge) chargeBack(sandbox, charge);
      });
      return;
    case "approve":
    case "confirm_then_approve":
      return payCharge(sandbox, charge);
  }
}

function process(sandbox: Sandbox, charge: Charge): void {
  const transaction = charge.transactions.at(-1);
  if (transaction)
    Object.assign(transaction, {
      status: "with_error",
      success: false,
      acquirer_return_code: "9111",
      acquirer_message: "Emissor demorou a responder",
    });
  charge.status = "processing";
  storeChange(sandbox, charge);
  announceCharge(sandbox, "charge.processing", charge);
}

/** The end of a "processing" card: approved or refused, as its story goes. */
export function settleProcessing(sandbox: Sandbox, charge: Charge, behaviour: CardBehaviour): void {
  if (charge.status !== "processing" || sandbox.state.charges.get(charge.id) !== charge) return;
  if (behaviour === "process_then_approve") payCharge(sandbox, charge);
  else failCharge(sandbox, charge, { code: "200", ...issuerRefusal });
}

function refuseByAntifraud(sandbox: Sandbox, charge: Charge): void {
  const transaction = charge.transactions.at(-1);
  if (transaction)
    transaction.antifraud_response = {
      status: "reproved",
      return_code: "1070",
      return_message: "Reprovado",
      provider_name: "pagarme",
      score: "99",
    };
  failCharge(
    sandbox,
    charge,
    { code: "200", acquirerCode: "0000", message: "Transação reprovada pelo antifraude." },
    "charge.antifraud_reproved",
  );
}

/** The card a payment names, before anything is kept: an order whose card is refused does not exist. */
export function cardOf(sandbox: Sandbox, customer: Customer, payment: PaymentRequest): Card {
  const source = payment.credit_card;
  const billing = billingAddress(source?.card);
  if (source?.card_id) {
    const card = sandbox.state.cards.get(source.card_id);
    if (!card || card.status !== "active" || card.customer_id !== customer.id) throw new Refusal(404, "Card not found.");
    return card;
  }
  if (source?.card_token) return storeCard(sandbox, customer, spendToken(sandbox, source.card_token), billing);
  if (!source?.card) throw invalid({ "order.payments[0].credit_card.card": ["The card field is required."] });
  const face = readCard(source.card, "order.payments[0].credit_card.card", sandbox.clock.now());
  return storeCard(sandbox, customer, face, billing);
}

function billingAddress(card: Record<string, unknown> | undefined): Record<string, unknown> | null {
  const address = card?.billing_address;
  return typeof address === "object" && address !== null ? (address as Record<string, unknown>) : null;
}
