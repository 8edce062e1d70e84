import type { CreateOrderRequest } from "#integrations/pagarme/requests.ts";

/** An order for tests and benches: one item, a Pix for half an hour, 90 % to the author. */
export function pixOrder(code: string, amount: number, author: string, platform = "re_plataforma_sandbox"): CreateOrderRequest {
  const platformPart = Math.round(amount / 10);
  return {
    code,
    customer: {
      name: "Cliente de Teste",
      email: "cliente@example.test",
      document: "52998224725",
      document_type: "CPF",
      type: "individual",
      phones: { mobile_phone: { country_code: "55", area_code: "11", number: "999999999" } },
    },
    items: [{ amount, description: "Apostila", quantity: 1, code: "P-1" }],
    payments: [
      {
        payment_method: "pix",
        pix: { expires_in: 1800 },
        split: [
          {
            type: "flat",
            amount: amount - platformPart,
            recipient_id: author,
            options: { liable: false, charge_processing_fee: false, charge_remainder_fee: false },
          },
          {
            type: "flat",
            amount: platformPart,
            recipient_id: platform,
            options: { liable: true, charge_processing_fee: true, charge_remainder_fee: true },
          },
        ],
      },
    ],
    metadata: { order: code },
  };
}
