import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { percentOf } from "./money-percent.ts";
import { splitByLargestRemainder } from "./money-split.ts";

const CASES = { numRuns: 100_000 };
const sumOf = (parts: number[]) => parts.reduce((total, part) => total + part, 0);

describe("percentage of an amount", () => {
  it.each([
    [1000, 1200, 120],
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [1999, 750, 150],
    [100, 0, 0],
    [101, 10_000, 101],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])("%i centavos at %i basis points give %i", (cents, basisPoints, expected) => {
    expect(percentOf(cents, basisPoints)).toBe(expected);
  });

  it("refuses what is not an integer or is negative", () => {
    for (const [cents, basisPoints] of [
      [-1, 100],
      [1.5, 100],
      [100, -1],
      [100, 7.5],
    ] as const)
      expect(() => percentOf(cents, basisPoints)).toThrow(RangeError);
  });

  it("commission and net always add up to the price after the coupon (B126, 100,000 cases)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, discountBps, commissionBps) => {
          const discounted = price - percentOf(price, discountBps);
          const commission = percentOf(discounted, commissionBps);
          return discounted >= 0 && commission >= 0 && commission <= discounted;
        },
      ),
      CASES,
    );
  });

  it("is at most half a centavo from the exact value, and half rounds up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (cents, bps) => {
        const error = percentOf(cents, bps) * 10_000 - cents * bps;
        return error > -5000 && error <= 5000;
      }),
      CASES,
    );
  });
});

describe("division by largest remainders", () => {
  it.each([
    [1, [1, 1], [1, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [3, [1, 1], [2, 1]],
    [99, [88, 12], [87, 12]],
    [101, [88, 12], [89, 12]],
    [1001, [85, 15], [851, 150]],
    [100, [0, 1, 0], [0, 100, 0]],
    [0, [1, 2], [0, 0]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
  ])("%i by %j gives %j (INV-05)", (total, weights, parts) => {
    expect(splitByLargestRemainder(total, weights)).toEqual(parts);
  });

  it("money without any weight is a programming error", () => {
    expect(() => splitByLargestRemainder(1, [])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(1, [0, 0])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(-1, [1])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(1, [0.5])).toThrow(RangeError);
  });

  it("the sum is exact, nothing is negative and each part is within a centavo of its fair share (INV-05, 100,000 cases)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 8 }).filter((w) => sumOf(w) > 0),
        (total, weights) => {
          const parts = splitByLargestRemainder(total, weights);
          const sum = sumOf(weights);
          const isFair = (part: number, index: number) => Math.abs(part * sum - total * (weights[index] ?? 0)) < sum;
          return sumOf(parts) === total && parts.every((part, index) => part >= 0 && isFair(part, index));
        },
      ),
      CASES,
    );
  });

  it("a partial refund takes commission and payout in proportion, and the rest adds up (INV-11)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), fc.nat(), (paid, bps, n) => {
        const commission = percentOf(paid, bps);
        const refund = n % (paid + 1);
        const [back = 0, share = 0] = splitByLargestRemainder(refund, [commission, paid - commission]);
        return back + share === refund && back <= commission && share <= paid - commission;
      }),
      CASES,
    );
  });

  it("loses no centavo with values a float cannot hold", () => {
    const parts = splitByLargestRemainder(9_007_199_254_740_991, [9_007_199_254_740_991, 1, 3]);
    expect(parts.reduce((total, part) => total + BigInt(part), 0n)).toBe(9_007_199_254_740_991n);
  });
});
