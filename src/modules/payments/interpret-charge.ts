import type { PagarmeCharge, PagarmeOrder, PagarmeTransaction } from "#integrations/pagarme/types.ts";
import { methodOfProvider } from "./methods/methods.ts";
import type { SeenCard, SeenCharge } from "./seen-charge.ts";

/** The provider's order in our words, or null while it has no charge. */
export function interpretCharge(order: PagarmeOrder): SeenCharge | null {
  const charge = order.charges.at(-1);
  return charge ? translate(order, charge) : null;
}

function translate(order: PagarmeOrder, charge: PagarmeCharge): SeenCharge {
  const transaction = charge.last_transaction;
  const code = transaction ? (methodOfProvider(charge.payment_method)?.readCode(transaction) ?? null) : null;
  return {
    providerOrderId: order.id,
    providerChargeId: charge.id,
    providerCustomerId: order.customer?.id ?? charge.customer?.id ?? null,
    chargeStatus: charge.status,
    transactionStatus: transaction?.status ?? null,
    currency: charge.currency,
    paidCents: charge.paid_amount,
    returnedCents: (charge.paid_amount ?? 0) > 0 ? (charge.canceled_amount ?? 0) : 0,
    code,
    card: interpretCard(transaction),
    refusal: charge.status === "failed" ? refusalCode(transaction) : null,
    updatedAt: charge.updated_at ? new Date(charge.updated_at) : null,
  };
}

const ANTIFRAUD_CODE = "1070";

/** The code of a refusal. The antifraud may refuse what the bank had approved: its word comes first. */
function refusalCode(transaction: PagarmeTransaction | null | undefined): string {
  const antifraud = transaction?.antifraud_response;
  if (antifraud?.status === "reproved" || antifraud?.status === "rejected") return antifraud.return_code ?? ANTIFRAUD_CODE;
  return transaction?.acquirer_return_code ?? transaction?.gateway_response?.code ?? "desconhecida";
}

function interpretCard(transaction: PagarmeTransaction | null | undefined): SeenCard | null {
  const card = transaction?.card;
  if (!card?.id || !card.brand || !/^\d{4}$/.test(card.last_four_digits ?? "")) return null;
  return {
    providerId: card.id,
    brand: card.brand,
    lastFour: card.last_four_digits ?? "",
    holderName: card.holder_name ?? "",
    expMonth: card.exp_month ?? 12,
    expYear: card.exp_year ?? 0,
  };
}
