import type { PagarmeCharge, PagarmeOrder } from "#integrations/pagarme/types.ts";
import type { SeenCharge } from "./apply-charge.ts";

/** The provider's order in our words, or null while it has no charge. */
export function seeCharge(order: PagarmeOrder): SeenCharge | null {
  const charge = order.charges.at(-1);
  return charge ? translate(order.id, charge) : null;
}

function translate(providerOrderId: string, charge: PagarmeCharge): SeenCharge {
  const transaction = charge.last_transaction;
  const isPix = charge.payment_method === "pix";
  return {
    providerOrderId,
    providerChargeId: charge.id,
    chargeStatus: charge.status,
    transactionStatus: transaction?.status ?? null,
    currency: charge.currency,
    paidCents: charge.paid_amount,
    returnedCents: (charge.paid_amount ?? 0) > 0 ? (charge.canceled_amount ?? 0) : 0,
    pixCode: isPix ? (transaction?.qr_code ?? null) : null,
    pixExpiresAt: isPix && transaction?.expires_at ? new Date(transaction.expires_at) : null,
    refusal:
      charge.status === "failed"
        ? (transaction?.acquirer_return_code ?? transaction?.gateway_response?.code ?? "desconhecida")
        : null,
  };
}
