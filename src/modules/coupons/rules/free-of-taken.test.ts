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
  ["a third one is paid, and only the cheapest of all is free", twoForOne, [1_000, 3_000, 2_000], [167, 500, 333]],
  ["of four the two cheapest are free", twoForOne, [1_000, 1_000, 2_000, 4_000], [250, 250, 500, 1_000]],
  ["of three for two one is free", threeForTwo, [1_000, 1_000, 1_000], [334, 333, 333]],
  ["none goes below R$ 3,00", twoForOne, [310, 5_000], [10, 300]],
  ["too low to be spread: the cheaper itself is free", twoForOne, [300, 300], [300, 0]],
])("%s", (_title, deal, prices, off) => {
  expect(freeOfTaken(deal, prices)).toEqual(off);
});

const somePrices = fc.array(fc.integer({ min: 300, max: 200_000 }), { maxLength: 24 });

it("always takes off what the cheapest cost, to the centavo, and leaves each at zero or R$ 3,00 and more", () => {
  fc.assert(
    fc.property(takeAndPay, somePrices, (deal, prices) => {
      const off = freeOfTaken(deal, prices);
      const free = Math.floor(prices.length / deal.takeCount) * (deal.takeCount - deal.payCount);
      const cheapest = prices.toSorted((a, b) => a - b).slice(0, free);
      expect(off.reduce((sum, cents) => sum + cents, 0)).toBe(cheapest.reduce((sum, cents) => sum + cents, 0));
      for (const [index, cents] of prices.entries()) {
        const left = cents - (off[index] ?? 0);
        expect(off[index]).toBeGreaterThanOrEqual(0);
        expect(left === 0 || left >= 300).toBe(true);
      }
    }),
  );
});

it("the order of the prices does not change what each bears in all", () => {
  fc.assert(
    fc.property(takeAndPay, somePrices, (deal, prices) => {
      const total = (list: number[]) => freeOfTaken(deal, list).reduce((sum, cents) => sum + cents, 0);
      expect(total(prices)).toBe(total(prices.toReversed()));
    }),
  );
});
