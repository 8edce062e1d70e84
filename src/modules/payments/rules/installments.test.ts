import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { installmentCost, installmentRows } from "./installments.ts";

const USUAL = { monthlyBps: 199, interestFreeUpTo: 1, max: 12, leastEachCents: 500 };
const cents = fc.integer({ min: 1, max: 10_000_000 });

describe("a purchase's instalments", () => {
  it("of R$ 100,00 have the interest of the Price table, and the leftover centavo goes in the first", () => {
    expect(installmentRows(10_000, USUAL).slice(0, 4)).toEqual([
      { count: 1, firstCents: 10_000, eachCents: 10_000, totalCents: 10_000, interestCents: 0 },
      { count: 2, firstCents: 5_150, eachCents: 5_149, totalCents: 10_299, interestCents: 299 },
      { count: 3, firstCents: 3_467, eachCents: 3_467, totalCents: 10_401, interestCents: 401 },
      { count: 4, firstCents: 2_627, eachCents: 2_625, totalCents: 10_502, interestCents: 502 },
    ]);
  });

  it("none is below the minimum, and paying at once is always possible", () => {
    expect(installmentRows(1_999, USUAL).map((row) => row.count)).toEqual([1, 2, 3, 4]);
    expect(installmentRows(300, USUAL).map((row) => row.count)).toEqual([1]);
    expect(installmentRows(1_000, { ...USUAL, monthlyBps: 0 }).map((row) => row.count)).toEqual([1, 2]);
  });

  it("go as far as the store allows, without interest as far as it bears it", () => {
    const rows = installmentRows(10_000, { ...USUAL, max: 6, interestFreeUpTo: 3 });
    expect(rows.map((row) => row.interestCents > 0)).toEqual([false, false, false, true, true, true]);
    expect(rows[2]).toEqual({ count: 3, firstCents: 3_334, eachCents: 3_333, totalCents: 10_000, interestCents: 0 });
  });

  it("add up to the total to the centavo, without a negative share, and the first exceeds the others by less than a centavo per instalment", () => {
    const terms = fc.record({
      monthlyBps: fc.nat(2_000),
      interestFreeUpTo: fc.integer({ min: 1, max: 3 }),
      max: fc.integer({ min: 1, max: 12 }),
      leastEachCents: fc.integer({ min: 1, max: 5_000 }),
    });
    fc.assert(
      fc.property(cents, terms, (price, chosen) =>
        installmentRows(price, chosen).every(
          ({ count, firstCents, eachCents, totalCents, interestCents }) =>
            firstCents + eachCents * (count - 1) === totalCents &&
            totalCents === price + interestCents &&
            interestCents >= 0 &&
            firstCents >= eachCents &&
            firstCents - eachCents < count,
        ),
      ),
      { numRuns: 20_000 },
    );
  });

  it("the interest is that of the sum in real numbers, within half a centavo, and grows with the price and the number of instalments", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 2, max: 11 }),
        fc.integer({ min: 1, max: 2_000 }),
        (price, count, bps) => {
          const rate = bps / 10_000;
          const exact = (price * count * rate) / (1 - (1 + rate) ** -count) - price;
          const cost = installmentCost(price, count, bps);
          return (
            Math.abs(cost - exact) <= 0.5 + 1e-3 &&
            installmentCost(price, count + 1, bps) >= cost &&
            installmentCost(price + 100, count, bps) >= cost
          );
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
