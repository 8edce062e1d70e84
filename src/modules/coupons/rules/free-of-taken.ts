import { spreadAmount } from "./spread-amount.ts";
import { LEAST_PRICE_CENTS } from "../../pricing/rules/least-price.ts";

/** Of `takeCount` taken together, `payCount` are paid. */
export type TakeAndPay = { takeCount: number; payCount: number };

/**
 * What is off each price, in their order, to the centavo, with "take so many, pay for so many". Groups are made from the dearest
 * price down, and in each whole group the cheapest are free: one price more never raises the total by more than itself. A promotion
 * that serves better than a group keeps its price (`promotedCents`): of all ways to group, the one with the lowest total. What that
 * is below the promotions' total is spread over all the prices in proportion, and each is left at R$ 3,00 at least. Where the prices
 * are too low for that, the free ones themselves cost nothing, and the others of their groups their full price: the total is the same.
 */
export function freeOfTaken(
  deal: TakeAndPay,
  pricesCents: readonly number[],
  promotedCents: readonly number[] = pricesCents,
): number[] {
  const promotions = pricesCents.map((cents, index) => cents - (promotedCents[index] ?? cents));
  const { offCents, free, paid } = bestGroups(deal, pricesCents, promotions);
  const extraCents = offCents - sumOf(promotions);
  const roomCents = sumOf(promotedCents.map((cents) => Math.max(0, cents - LEAST_PRICE_CENTS)));
  if (extraCents <= roomCents) {
    const shares = spreadAmount(extraCents, promotedCents, false);
    return promotions.map((cents, index) => cents + (shares[index] ?? 0));
  }
  return pricesCents.map((cents, index) => {
    if (free.includes(index)) return cents;
    return paid.includes(index) ? 0 : (promotions[index] ?? 0);
  });
}

/** What is off in all, promotions of the prices outside the groups included, and which prices of the groups are free or paid. */
type Grouping = { offCents: number; free: readonly number[]; paid: readonly number[] };

/** `best[taken]`: the most that is off the prices seen so far, so many of them in groups. */
function bestGroups({ takeCount, payCount }: TakeAndPay, prices: readonly number[], promotions: readonly number[]): Grouping {
  const dearestFirst = prices
    .map((cents, index) => ({ cents, index }))
    .toSorted((a, b) => b.cents - a.cents || b.index - a.index);
  let best: Grouping[] = [{ offCents: 0, free: [], paid: [] }];
  for (const { cents, index } of dearestFirst) {
    const outside = best.map((one) => ({ ...one, offCents: one.offCents + (promotions[index] ?? 0) }));
    const inside = best.map((one, taken) =>
      taken % takeCount < payCount
        ? { ...one, paid: [...one.paid, index] }
        : { ...one, offCents: one.offCents + cents, free: [...one.free, index] },
    );
    best = [...outside, ...inside.slice(-1)].map((one, taken) => {
      const other = inside[taken - 1];
      return other && other.offCents > one.offCents ? other : one;
    });
  }
  const whole = best.filter((_, taken) => taken === 0 || (takeCount > payCount && taken % takeCount === 0));
  return whole.reduce((most, one) => (one.offCents > most.offCents ? one : most));
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);
