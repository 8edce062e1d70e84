import { DEFAULT_STORE_PAYMENTS } from "#modules/payments/recipients/rules.ts";
import { type PreviewRow, salePreview } from "#modules/payments/rules/sale-preview.ts";
import type { PlatformTerms } from "./page-facts.ts";
import { card } from "#modules/payments/methods/card.ts";
import { CHARGED_METHODS } from "#modules/orders/rules/payment-methods.ts";

export const WAYS = [...CHARGED_METHODS, "parcelado"] as const;
export type Way = (typeof WAYS)[number];

export type Input = {
  priceCents: number;
  way: Way;
  isFreeOfInterest: boolean;
  isOwnBuyer: boolean;
  /** One of `categoryRates`. */
  categoryId?: number | undefined;
};

/** Parts the author may bear the cost of; fewer when the price is small. */
const PARTS = 3;

/** One sale as it would be split today, by the very figures a real one is; null when the price cannot be paid that way. */
export function simulateSale(
  { priceCents, way, isFreeOfInterest, isOwnBuyer, categoryId }: Input,
  { commission, categoryRates, installments }: PlatformTerms,
): (PreviewRow & { basisPoints: number }) | null {
  const { ownBasisPoints, leastCents } = commission;
  const agreed = categoryRates.find(({ id }) => id === categoryId)?.bps ?? commission.basisPoints;
  const basisPoints = isOwnBuyer ? Math.min(agreed, ownBasisPoints) : agreed;
  const settings = { ...DEFAULT_STORE_PAYMENTS, interestFreeUpTo: isFreeOfInterest ? PARTS : 1 };
  const rows = salePreview(priceCents, settings, { commission: { basisPoints, leastCents }, ...installments });
  const method = way === "parcelado" ? card.name : way;
  const most = way === "parcelado" ? PARTS : 1;
  const row = rows.findLast((one) => one.method === method && one.count <= most);
  return row && (way !== "parcelado" || row.count > 1) ? { ...row, basisPoints } : null;
}
