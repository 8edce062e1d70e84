import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grouped, numberText } from "./number-text.ts";

describe("numbers written by hand are those of Intl", () => {
  const decimals = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
  ] as const;

  it.each(decimals)("from none to %i decimals, at least %i", (most, least) => {
    const intl = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: least, maximumFractionDigits: most });
    const same = (value: number): void => {
      expect(numberText(value, most, least)).toBe(intl.format(value));
    };
    for (const value of [0, 0.05, 0.5, 2.55, 4.35, 9.95, 999.5, 1000, -1204, -7.25]) same(value);
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), same));
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 2e5 }), (sum, count) => same(sum / count)));
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (thousandths) => same(thousandths / 1000)));
  });

  it("the thousands of a number larger than the exact ones", () => {
    expect(["", "1", "123", "1234", "90071992547409"].map(grouped)).toEqual(["", "1", "123", "1.234", "90.071.992.547.409"]);
  });
});
