import type { CreateOrderRequest, CustomerRequest, PaymentRequest } from "#integrations/pagarme/requests.ts";

export type CardRequestSource = { card_token: string } | { card_id: string };

export const customerSample: CustomerRequest = {
  name: "Cliente de Teste",
  email: "cliente@example.test",
  document: "52998224725",
  document_type: "CPF",
  type: "individual",
  phones: { mobile_phone: { country_code: "55", area_code: "11", number: "999999999" } },
};

export const addressSample = {
  line_1: "10, Rua das Flores, Centro",
  zip_code: "01001000",
  city: "São Paulo",
  state: "SP",
  country: "BR",
};

/** An order for tests and benches: one item, a Pix for half an hour, 90 % to the author. */
export function pixOrder(code: string, amount: number, author: string, platform?: string): CreateOrderRequest {
  return order(code, amount, { payment_method: "pix", pix: { expires_in: 1800 }, split: splitSample(amount, author, platform) });
}

export function cardOrder(
  code: string,
  amount: number,
  author: string,
  source: CardRequestSource,
  installments = 1,
): CreateOrderRequest {
  return order(code, amount, {
    payment_method: "credit_card",
    credit_card: { installments, statement_descriptor: "AUTORIA", ...source, card: { billing_address: addressSample } },
    split: splitSample(amount, author),
  });
}

/** 90 % to the author; the platform answers for fees, remainders and chargebacks. */
export function splitSample(amount: number, author: string, platform = "re_plataforma_sandbox") {
  const platformPart = Math.round(amount / 10);
  const rule = (recipient_id: string, part: number, answers: boolean) => ({
    type: "flat" as const,
    amount: part,
    recipient_id,
    options: { liable: answers, charge_processing_fee: answers, charge_remainder_fee: answers },
  });
  return [rule(author, amount - platformPart, false), rule(platform, platformPart, true)];
}

function order(code: string, amount: number, payment: PaymentRequest): CreateOrderRequest {
  return {
    code,
    customer: customerSample,
    items: [{ amount, description: "Apostila", quantity: 1, code: "P-1" }],
    payments: [payment],
    metadata: { order: code },
  };
}
