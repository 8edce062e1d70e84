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
  "psp:platform": "Saldo da Autoria no Pagar.me",
  "bank:platform": "Conta da Autoria no banco",
};

/** What only the platform's own books have. */
const KIND_WORDS: Record<string, string> = {
  "charge.fee": "Taxa do provedor",
  "charge.unclaimed": "Pagamento a devolver",
  "charge.returned": "Pagamento devolvido",
  "charge.excess": "Pago a mais",
  "charge.excess_returned": "Pago a mais devolvido",
  "dispute.fee": "Taxa da contestação",
  "withdrawal.fee_covered": "Taxa de saque paga pela Autoria",
};

export const kindWords = (kind: string): string => KIND_WORDS[kind] ?? titleOf(kind, null);
