import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { percentOf, splitByLargestRemainder } from "./money-split.ts";

const CASES = { numRuns: 100_000 };
const sumOf = (parts: number[]) => parts.reduce((total, part) => total + part, 0);

describe("porcentagem de um valor", () => {
  it.each([
    [1000, 1200, 120],
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [1999, 750, 150],
    [100, 0, 0],
    [101, 10_000, 101],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])("%i centavos a %i pontos-base dão %i", (cents, basisPoints, expected) => {
    expect(percentOf(cents, basisPoints)).toBe(expected);
  });

  it("recusa o que não é inteiro ou é negativo", () => {
    for (const [cents, basisPoints] of [
      [-1, 100],
      [1.5, 100],
      [100, -1],
      [100, 7.5],
    ] as const)
      expect(() => percentOf(cents, basisPoints)).toThrow(RangeError);
  });

  it("B126: comissão e líquido somam o preço depois do cupom, sempre (100 000 casos)", () => {
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

  it("fica a no máximo meio centavo do valor exato, e meio sobe", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (cents, bps) => {
        const error = percentOf(cents, bps) * 10_000 - cents * bps;
        return error > -5000 && error <= 5000;
      }),
      CASES,
    );
  });
});

describe("divisão pelos maiores restos", () => {
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
  ])("INV-05: %i por %j dá %j", (total, weights, parts) => {
    expect(splitByLargestRemainder(total, weights)).toEqual(parts);
  });

  it("dinheiro sem peso nenhum é um erro de programa", () => {
    expect(() => splitByLargestRemainder(1, [])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(1, [0, 0])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(-1, [1])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(1, [0.5])).toThrow(RangeError);
  });

  it("INV-05: a soma é exata, nada é negativo e cada parte está a menos de um centavo da justa (100 000 casos)", () => {
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

  it("INV-11: um reembolso parcial tira comissão e repasse na proporção, e o resto fecha", () => {
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

  it("não perde centavo com valores que um float não guarda", () => {
    const parts = splitByLargestRemainder(9_007_199_254_740_991, [9_007_199_254_740_991, 1, 3]);
    expect(parts.reduce((total, part) => total + BigInt(part), 0n)).toBe(9_007_199_254_740_991n);
  });
});
