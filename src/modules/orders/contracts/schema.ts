import type { License } from "../../catalog/rules/licenses.ts";

/** The seller, with the identification the law requires. */
export type ContractSeller = { authorName: string; legalName: string; document: string; place: string };

/** `returnDays`: days after the payment in which the buyer may return it without approval, at least seven. */
export type ContractLine = {
  title: string;
  license: License;
  paidCents: number;
  returnDays: number;
  seller: ContractSeller;
};

/** The contract shown to the buyer before payment (Decreto 7.962, art. 4). */
export type Contract = { lines: ContractLine[]; totalCents: number; termsVersion: string };

/** A line of the contract as shown to the buyer before payment. */
export type ContractText = { title: string; paidCents: number; clauses: string[] };
