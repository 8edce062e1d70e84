import { statementBrand } from "#kit/brand/plain-names.ts";
import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { ChargedMethod } from "../orders/rules/payment-methods.ts";
import { card } from "./methods/card.ts";
import { METHOD_LIST } from "./methods/methods.ts";
import { readStorePayments } from "./queries.ts";
import type { StorePayments } from "./recipients/rules.ts";
import { boletoSetting } from "./settings.ts";
import { type InstallmentRow, type InstallmentTerms, installmentRows } from "./rules/installments.ts";
import { installmentSetting } from "../pricing/settings.ts";

export type PaymentTerms = {
  methods: ChargedMethod[];
  terms: InstallmentTerms;
  rows: InstallmentRow[];
  statementName: string;
  /** Guarantee of each store, in days. */
  guaranteeDays: ReadonlyMap<number, number>;
};

/**
 * How a purchase from these stores may be paid: by the methods that all of them accept, with the smallest maximum of instalments and of
 * interest-free instalments among them. Stores without a common method are paid by Pix. A single store's name is on the card statement.
 * `known`: what each of the stores accepts, when it was just read.
 */
export async function readPaymentTerms(
  on: Db,
  storeIds: readonly number[],
  totalCents: number,
  known?: ReadonlyMap<number, StorePayments>,
): Promise<PaymentTerms> {
  const { monthlyBps, max, leastEachCents } = await readSetting(on, installmentSetting);
  const chosen = known ?? (await readStorePayments(on, [...new Set(storeIds)]));
  const choices = [...chosen.values()];
  const { isOn } = await readSetting(on, boletoSetting);
  const methods = METHOD_LIST.filter((method) => method.isOffered(choices, { boleto: isOn })).map((method) => method.name);
  const terms = {
    monthlyBps,
    leastEachCents,
    max: Math.min(max, ...choices.map((choice) => choice.maxInstallments)),
    interestFreeUpTo: Math.min(...choices.map((choice) => choice.interestFreeUpTo), max),
  };
  return {
    methods,
    terms,
    rows: methods.includes(card.name) && totalCents > 0 ? installmentRows(totalCents, terms) : [],
    statementName: (choices.length === 1 && choices[0]?.statementName) || statementBrand(),
    guaranteeDays: new Map([...chosen].map(([storeId, choice]) => [storeId, choice.guaranteeDays])),
  };
}
