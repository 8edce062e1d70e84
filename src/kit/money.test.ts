import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  formatBareMoney,
  formatCompact,
  formatCompactMoney,
  formatMoney,
  formatPrice,
  formatSignedMoney,
  moneyInputText,
  parseMoney,
} from "./money.ts";

const NBSP = "\u00a0";

describe("written money", () => {
  it.each([
    [0, `R$${NBSP}0,00`],
    [5, `R$${NBSP}0,05`],
    [3490, `R$${NBSP}34,90`],
    [123_456, `R$${NBSP}1.234,56`],
    [-524, `− R$${NBSP}5,24`],
    [Number.MAX_SAFE_INTEGER, `R$${NBSP}90.071.992.547.409,91`],
  ])("%i centavos are shown as %s", (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it("fractions of a centavo are a programming error", () => {
    for (const cents of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => formatMoney(cents)).toThrow(RangeError);
  });

  it("in a statement money in has a plus and money out has a minus", () => {
    expect([3106, -524, 0].map(formatSignedMoney)).toEqual([`+ R$${NBSP}31,06`, `− R$${NBSP}5,24`, `R$${NBSP}0,00`]);
  });

  it("beside an R$ already written goes only the number with its sign", () => {
    expect([123_456, -524, 0].map(formatBareMoney)).toEqual(["1.234,56", "− 5,24", "0,00"]);
  });

  it("a price of zero is Grátis", () => {
    expect(formatPrice(0)).toBe("Grátis");
    expect(formatPrice(300)).toBe(`R$${NBSP}3,00`);
  });

  it("chart axes are shortened", () => {
    expect([0, 50_000, 4_000_000, 128_493_040, -4_000_000].map(formatCompact)).toEqual([
      "0",
      "500",
      `40${NBSP}mil`,
      `1,28${NBSP}mi`,
      `−40${NBSP}mil`,
    ]);
    expect(formatCompactMoney(128_493_040)).toBe(`R$${NBSP}1,28${NBSP}mi`);
    expect(formatCompactMoney(50_000)).toBe(`R$${NBSP}500`);
  });

  it("in a field or spreadsheet it has neither symbol nor thousands separator", () => {
    expect([123_456, 5, -524].map(moneyInputText)).toEqual(["1234,56", "0,05", "-5,24"]);
  });
});

describe("typed money (INV-20)", () => {
  it.each([
    ["1.234,56", 123_456],
    ["1234,56", 123_456],
    ["R$ 1.234,56", 123_456],
    [`R$${NBSP}1.234,56`, 123_456],
    ["R$1.234,56", 123_456],
    ["  34,90 ", 3490],
    ["1.000,00", 100_000],
    ["10", 1000],
    ["1.000", 100_000],
    ["0", 0],
    ["0,10", 10],
    ["999999999999,99", 99_999_999_999_999],
  ])("accepts %j", (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each([
    ["B121", "-1"],
    ["B121", "−1"],
    ["B121", "0,001"],
    ["B121", "1e9"],
    ["B121", "1,000.00"],
    ["B121", "１００"],
    ["B125", "-5"],
    ["B125", "12,345"],
    ["B125", "1e2"],
    ["B125", "R$ 10"],
    ["B125", "10.00"],
    ["B125", "100 000 000"],
    ["B125", ""],
    ["B125", "grátis"],
    ["B171", "1,000.50"],
    ["INV-20", "1,234.56"],
    ["INV-20", "10,5"],
    ["INV-20", "1.23,45"],
    ["INV-20", "1234.567,00"],
    ["INV-20", "1..234,00"],
    ["INV-20", ".234,00"],
    ["INV-20", ",50"],
    ["INV-20", "10,"],
    ["INV-20", "+10,00"],
    ["INV-20", "٣٤,٩٠"],
    ["INV-20", "US$ 10,00"],
    ["INV-20", "10,00 reais"],
    ["INV-20", "10,00\n20,00"],
    ["INV-20", "0x10"],
    ["INV-20", "NaN"],
    ["INV-20", "Infinity"],
    ["INV-20", "9999999999999,00"],
    ["B028", "1".repeat(1_000_000)],
  ])("%s: refuses %j", (_id, text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it("what was written comes back the same, from 0 to 10^9 centavos (INV-20, 100,000 cases)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        return parseMoney(formatMoney(cents)) === cents && parseMoney(moneyInputText(cents)) === cents;
      }),
      { numRuns: 100_000 },
    );
  });
});
