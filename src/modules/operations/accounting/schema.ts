/** By when a sale, a refund or a cost happened, or by when its money moved at the provider and at the bank. */
export type Regime = "competencia" | "caixa";

/**
 * What one journal did to one account, in centavos: more is positive, less is negative. `installment` and `installments` are of a card
 * sale by when its money moves; `stores` are those of the order where the account is the platform's own.
 */
export type AccountingLine = {
  day: string;
  kind: string;
  ref: string;
  account: AccountName;
  orderNumber: number | null;
  stores: string | null;
  installment: number | null;
  installments: number | null;
  amountCents: number;
};

/** The accounts of the ledger as the files name them; the pockets of one store are one. */
export const ACCOUNT_NAMES = [
  "seller",
  "revenue:commission",
  "revenue:installment_interest",
  "expense:psp_fee",
  "expense:chargeback",
  "expense:transfer_fee",
  "psp:seller",
  "psp:platform",
  "bank:platform",
] as const;
export type AccountName = (typeof ACCOUNT_NAMES)[number];
