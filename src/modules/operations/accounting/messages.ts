import { brand } from "#kit/brand/brand.ts";
import { titleOf } from "#modules/payouts/statement/rules/kinds.ts";
import type { AccountName } from "./schema.ts";

export const accountWords: Record<AccountName, string> = {
  seller: "Parte do autor",
  "revenue:commission": "Comissão",
  "revenue:installment_interest": "Parcelamento",
  "expense:psp_fee": "Custo do provedor",
  "expense:chargeback": "Custo de contestações",
  "expense:transfer_fee": "Custo de transferências",
  "psp:seller": "Saldo da loja no Pagar.me",
  get "psp:platform"() {
    return `Saldo ${brand.of} no Pagar.me`;
  },
  get "bank:platform"() {
    return `Conta ${brand.of} no banco`;
  },
};

/** What only the platform's own books have. */
const KIND_WORDS: Record<string, string> = {
  "charge.fee": "Taxa do provedor",
  "charge.unclaimed": "Pagamento a devolver",
  "charge.returned": "Pagamento devolvido",
  "charge.excess": "Pago a mais",
  "charge.excess_returned": "Pago a mais devolvido",
  "dispute.fee": "Taxa da contestação",
  get "withdrawal.fee_covered"() {
    return `Taxa de saque paga ${brand.by}`;
  },
};

export const kindWords = (kind: string): string => KIND_WORDS[kind] ?? titleOf(kind, null);
