import fc from "fast-check";
import { expect, it } from "vitest";
import { takeAndPay } from "../../../../tests/take-and-pay.ts";
import { freeOfTaken, type TakeAndPay } from "./free-of-taken.ts";

const twoForOne: TakeAndPay = { takeCount: 2, payCount: 1 };
const threeForTwo: TakeAndPay = { takeCount: 3, payCount: 2 };

it.each<[string, TakeAndPay, number[], number[]]>([
  ["one alone gains nothing", twoForOne, [2_000], [0]],
  ["of two equal ones each bears half", twoForOne, [2_000, 2_000], [1_000, 1_000]],
  ["the cheaper is free, in proportion to the prices", twoForOne, [3_000, 1_000], [750, 250]],
  ["a cheap third one is paid beside the group of the two dearest", twoForOne, [1_000, 3_000, 2_000], [333, 1_000, 667]],
  [
    "of four the cheaper of the two dearest and of the two others are free",
    twoForOne,
    [1_000, 1_000, 2_000, 4_000],
    [375, 375, 750, 1_500],
  ],
  ["a cheap third one costs its own price", twoForOne, [3_000, 3_000, 500], [1_401, 1_399, 200]],
  ["of three for two one is free", threeForTwo, [1_000, 1_000, 1_000], [334, 333, 333]],
  ["none goes below R$ 3,00", twoForOne, [310, 5_000], [10, 300]],
  ["too low to be spread: the cheaper itself is free", twoForOne, [300, 300], [300, 0]],
])("%s", (_title, deal, prices, off) => {
  expect(freeOfTaken(deal, prices)).toEqual(off);
});

const somePrices = fc.array(fc.integer({ min: 300, max: 200_000 }), { maxLength: 24 });

/** The cheapest of each whole group, from the dearest down. */
const freeOf = ({ takeCount, payCount }: TakeAndPay, prices: number[]): number =>
  prices
    .toSorted((a, b) => b - a)
    .slice(0, prices.length - (prices.length % takeCount))
    .filter((_, index) => index % takeCount >= payCount)
    .reduce((sum, cents) => sum + cents, 0);
const sum = (list: number[]) => list.reduce((total, cents) => total + cents, 0);
const left = (deal: TakeAndPay, prices: number[]) => sum(prices) - sum(freeOfTaken(deal, prices));

it("always takes off what the cheapest of each whole group cost, to the centavo, and leaves each at zero or R$ 3,00 and more", () => {
  fc.assert(
    fc.property(takeAndPay, somePrices, (deal, prices) => {
      const off = freeOfTaken(deal, prices);
      expect(sum(off)).toBe(freeOf(deal, prices));
      for (const [index, cents] of prices.entries()) {
        const rest = cents - (off[index] ?? 0);
        expect(off[index]).toBeGreaterThanOrEqual(0);
        expect(rest === 0 || rest >= 300).toBe(true);
      }
    }),
  );
});

it("one product more never raises the total by more than its price, nor does buying in two purchases cost less", () => {
  fc.assert(
    fc.property(takeAndPay, somePrices, somePrices, (deal, prices, others) => {
      for (const cents of others) {
        expect(left(deal, [...prices, cents])).toBeLessThanOrEqual(left(deal, prices) + cents);
      }
      expect(left(deal, [...prices, ...others])).toBeLessThanOrEqual(left(deal, prices) + left(deal, others));
    }),
  );
});

it("leaves to pay no more than the promotions, nor than the deal on the whole, nor more for a price than with what it costs", () => {
  const promoted = fc.array(
    fc.record({
      list: fc.oneof(fc.integer({ min: 300, max: 1_000 }), fc.integer({ min: 300, max: 20_000 })),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(takeAndPay, promoted, (deal, lines) => {
      const prices = lines.map(({ list }) => list);
      const promotions = lines.map(({ list, cut }) => Math.max(300, Math.round(list * (1 - cut))));
      const off = freeOfTaken(deal, prices, promotions);
      const paid = prices.map((cents, index) => cents - (off[index] ?? 0));
      expect(sum(paid)).toBeLessThanOrEqual(Math.min(sum(promotions), sum(prices) - freeOf(deal, prices)));
      for (const cents of paid) expect(cents === 0 || cents >= 300).toBe(true);
      const fewer = sum(prices.slice(1)) - sum(freeOfTaken(deal, prices.slice(1), promotions.slice(1)));
      expect(sum(paid)).toBeLessThanOrEqual(fewer + (promotions[0] ?? 0));
    }),
  );
});

it("the order of the prices does not change what each bears in all", () => {
  fc.assert(
    fc.property(takeAndPay, somePrices, (deal, prices) => {
      const total = (list: number[]) => sum(freeOfTaken(deal, list));
      expect(total(prices)).toBe(total(prices.toReversed()));
    }),
  );
});
