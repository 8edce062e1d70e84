import { spreadAmount } from "./spread-amount.ts";
import { LEAST_PRICE_CENTS } from "../../pricing/rules/least-price.ts";

/** Of `takeCount` taken together, `payCount` are paid. */
export type TakeAndPay = { takeCount: number; payCount: number };

/**
 * What "take so many, pay for so many" takes off each price, in their order, to the centavo. Of every whole group taken, the cheapest
 * of all are free, and what they cost is spread over all the prices in proportion: each is left at R$ 3,00 at least, and one that is
 * given back returns its own share. Where the prices are too low for that, the cheapest themselves are free.
 */
export function freeOfTaken({ takeCount, payCount }: TakeAndPay, pricesCents: readonly number[]): number[] {
  const free = takeCount > payCount ? Math.floor(pricesCents.length / takeCount) * (takeCount - payCount) : 0;
  const cheapest = pricesCents
    .map((cents, index) => ({ cents, index }))
    .toSorted((a, b) => a.cents - b.cents || a.index - b.index)
    .slice(0, free);
  const offCents = cheapest.reduce((sum, { cents }) => sum + cents, 0);
  const roomCents = pricesCents.reduce((sum, cents) => sum + Math.max(0, cents - LEAST_PRICE_CENTS), 0);
  if (offCents <= roomCents) return spreadAmount(offCents, pricesCents, false);
  const isFree = new Set(cheapest.map(({ index }) => index));
  return pricesCents.map((cents, index) => (isFree.has(index) ? cents : 0));
}
