import type { License } from "../../catalog/rules/licenses.ts";

/** Who sells, as the law asks that they be named. */
export type ContractSeller = { authorName: string; legalName: string; document: string; place: string };

/** `returnDays`: days from the payment in which the buyer gives it back alone, seven at least. */
export type ContractLine = {
  title: string;
  license: License;
  paidCents: number;
  returnDays: number;
  seller: ContractSeller;
};

/** What a buyer agrees to, as it was shown before paying (Decreto 7.962, art. 4). */
export type Contract = { lines: ContractLine[]; totalCents: number; termsVersion: string };

/** A line as its buyer reads it before paying. */
export type ContractText = { title: string; paidCents: number; clauses: string[] };
