import { safeAuthenticationUrl } from "#integrations/pagarme/authentication-url.ts";
import { chargeFault, type ChargeFault } from "#integrations/pagarme/charge-fault.ts";
import type { PagarmeCharge, PagarmeOrder, PagarmeTransaction } from "#integrations/pagarme/types.ts";
import { pagarmeKeys } from "./provider.ts";
import { methodOfProvider } from "./methods/methods.ts";
import { WRONG_DATA } from "./rules/refusal.ts";
import { OUR_FAULT, type SeenCard, type SeenCharge } from "./seen-charge.ts";

/** The provider's order in our types, read from its main charge; null while it has none. */
export function interpretCharge(order: PagarmeOrder): SeenCharge | null {
  const charge = mainCharge(order.charges);
  return charge ? translate(order, charge) : null;
}

/** Priority of a charge among those of its order: received money, then money that may still arrive, then the rest. */
const WORTH: Record<string, number> = {
  paid: 4,
  overpaid: 4,
  underpaid: 4,
  chargedback: 4,
  pending: 3,
  processing: 3,
  canceled: 2,
};

/**
 * The main charge of an order. Antifraud retries add charges in an undocumented order: a paid one has priority wherever it is listed,
 * and among equals the last.
 */
function mainCharge(charges: readonly PagarmeCharge[]): PagarmeCharge | undefined {
  const worth = (charge: PagarmeCharge) => (moneyCame(charge) ? 4 : (WORTH[charge.status] ?? 1));
  return charges.reduce<PagarmeCharge | undefined>(
    (best, charge) => (best && worth(best) > worth(charge) ? best : charge),
    undefined,
  );
}

const RETURNED = ["refunded", "partial_refunded", "pending_refund"];

/** Whether a charge was ever paid; one refunded in full may show it only by `paid_at` or by its last transaction. */
const moneyCame = ({ status, paid_amount, paid_at, last_transaction }: PagarmeCharge): boolean =>
  WORTH[status] === 4 || (paid_amount ?? 0) > 0 || paid_at !== null || RETURNED.includes(last_transaction?.status ?? "");

function translate(order: PagarmeOrder, charge: PagarmeCharge): SeenCharge {
  const transaction = charge.last_transaction;
  const code = transaction ? (methodOfProvider(charge.payment_method)?.readCode(transaction) ?? null) : null;
  const wasRefunded = charge.status === "canceled" && moneyCame(charge);
  const paidCents = charge.paid_amount ?? (wasRefunded ? charge.amount : null);
  const fault = faultOf(charge.status, transaction);
  return {
    providerOrderId: order.id,
    providerChargeId: charge.id,
    providerCustomerId: order.customer?.id ?? charge.customer?.id ?? null,
    // A paid order whose charge does not show the payment is treated as pending, so that it is read again.
    chargeStatus: order.status === "paid" && !moneyCame(charge) ? "pending" : charge.status,
    transactionStatus: transaction?.status ?? null,
    currency: charge.currency,
    paidCents,
    returnedCents: (paidCents ?? 0) > 0 ? (charge.canceled_amount ?? (wasRefunded ? charge.amount : 0)) : 0,
    authenticationUrl: safeAuthenticationUrl(transaction?.threed_authentication_url, pagarmeKeys.apiUrl),
    ourFault: fault?.whose === "configuration" ? fault.cause : null,
    code,
    card: interpretCard(transaction),
    refusal: charge.status === "failed" ? refusalCode(fault) : null,
    updatedAt: charge.updated_at ? new Date(charge.updated_at) : null,
  };
}

/** Why a charge failed, or why it is stuck in `processing` with an error of the gateway; null when neither. */
function faultOf(status: string, transaction: PagarmeTransaction | null | undefined): ChargeFault | null {
  if (status === "failed") return transaction?.status === "expired" ? null : chargeFault(transaction);
  const isGatewayError = /^[45]\d\d$/.test(transaction?.gateway_response?.code ?? "");
  return status === "processing" && isGatewayError ? chargeFault(transaction) : null;
}

function refusalCode(fault: ChargeFault | null): string {
  switch (fault?.whose) {
    case "bank":
      return fault.code;
    case "person":
      return `${WRONG_DATA}:${fault.field}`;
    case "configuration":
      return OUR_FAULT;
    default:
      return "desconhecida";
  }
}

function interpretCard(transaction: PagarmeTransaction | null | undefined): SeenCard | null {
  const card = transaction?.card;
  if (!card?.id || !card.brand || !/^\d{4}$/.test(card.last_four_digits ?? "")) return null;
  return {
    providerId: card.id,
    brand: card.brand,
    firstSix: /^\d{6}$/.test(card.first_six_digits ?? "") ? (card.first_six_digits ?? null) : null,
    lastFour: card.last_four_digits ?? "",
    holderName: card.holder_name ?? "",
    expMonth: card.exp_month ?? 12,
    expYear: card.exp_year ?? 0,
  };
}
