import { installmentRows } from "#modules/payments/rules/installments.ts";
import { installmentSetting } from "#modules/pricing/settings.ts";
import { type ChargedMethod, FIRST_METHOD } from "#modules/orders/rules/payment-methods.ts";
import { card } from "#modules/payments/methods/card.ts";

export type Paying = { method: ChargedMethod; installments: number; interestCents: number };

const PIX: Paying = { method: FIRST_METHOD, installments: 1, interestCents: 0 };
export const DEMO_CARD = { cardBrand: "Visa", cardLastFour: "0010", statementName: "AUTORIA" };

const terms = { ...installmentSetting.schema.parse({}), interestFreeUpTo: 1 };

/** How an order of the demo market was paid: one in three by card, at once, in two or in three; what was not paid, or went back, by Pix. */
export function payingOf(totalCents: number, outcome: string, nth: number): Paying {
  if (outcome !== "pago" || totalCents === 0 || nth % 3 !== 1) return PIX;
  const wanted = 1 + (Math.floor(nth / 3) % 3);
  const row = installmentRows(totalCents, terms).findLast(({ count }) => count <= wanted);
  return row ? { method: card.name, installments: row.count, interestCents: row.interestCents } : PIX;
}
