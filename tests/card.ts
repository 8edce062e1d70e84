import type { PaymentInput } from "#modules/payments/cards/schema.ts";

type CardInput = Extract<PaymentInput, { method: "cartao" }>;
type Typed = { number?: string; cvv?: string; holder_document?: string; exp_month?: number; exp_year?: number };

export const APPROVED = "4000000000000010";
export const NO_FUNDS = "4000000000000028";
export const ANALYSED_THEN_APPROVED = "4000000000000036";
export const ANALYSED_THEN_REFUSED = "4000000000000044";

export const ADDRESS = {
  cep: "36010000",
  street: "Rua Halfeld",
  number: "404",
  complement: "",
  district: "Centro",
  city: "Juiz de Fora",
  uf: "MG",
} as const;

/** What the browser does with a card: exchanges it for a token at the provider, with the public key alone. */
export async function tokenOf(typed: Typed = {}): Promise<string> {
  const response = await fetch(`http://localhost:${process.env.SANDBOX_PORT}/core/v5/tokens?appId=pk_test_sandbox`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: "card",
      card: { number: APPROVED, holder_name: "MARINA T COUTO", exp_month: 12, exp_year: 2032, cvv: "123", ...typed },
    }),
  });
  const body = (await response.json()) as { id: string };
  if (!response.ok) throw new Error(`token: ${response.status}`);
  return body.id;
}

/** A payment by card as the form would send it. */
export const byCard = (expectedChargeCents: number, input: Partial<CardInput> = {}): CardInput => ({
  method: "cartao",
  cardId: null,
  cardToken: null,
  saveCard: false,
  installments: 1,
  expectedChargeCents,
  billingAddress: ADDRESS,
  ...input,
});

/** A payment by a card typed now. */
export const byNewCard = async (
  expectedChargeCents: number,
  number = APPROVED,
  input: Partial<CardInput> = {},
): Promise<CardInput> => byCard(expectedChargeCents, { cardToken: await tokenOf({ number }), ...input });

/** A valid number that no story of the sandbox knows: approved, unless its CVV begins with 6. */
export function cardNumber(seed: number): string {
  const body = `411111${String(seed).padStart(9, "0")}`;
  const digits = Array.from(body, (digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return doubled > 9 ? doubled - 9 : doubled;
  });
  return body + String((10 - (digits.reduce((sum, digit) => sum + digit, 0) % 10)) % 10);
}
