import { describe, expect, it } from "vitest";
import {
  attributeOfCode,
  facetCodes,
  formatCode,
  freeCode,
  licenseCode,
  numberCode,
  optionCode,
  optionOfCode,
  priceBandCode,
  ratingCode,
  saleCode,
  samplesCode,
  storeCode,
} from "./facet-codes.ts";

const product = {
  categoryIds: [7, 2],
  formats: ["pdf" as const],
  licenses: ["turmas" as const],
  priceCents: 1990,
  isOnSale: false,
  hasSamples: false,
  ratingSum: 0,
  ratingCount: 0,
  optionIds: [],
  numbers: [],
  storeId: 4,
};

describe("facet codes", () => {
  it("carry the category and those above, the formats and the price range", () => {
    expect(facetCodes(product)).toEqual([
      1_000_007,
      1_000_002,
      formatCode("pdf"),
      licenseCode("turmas"),
      priceBandCode(1990),
      storeCode(4),
    ]);
  });

  it("put free in a range of its own", () => {
    expect(priceBandCode(0)).toBe(freeCode);
    expect(new Set([0, 1, 1000, 1001, 2500, 5000, 5001, 10_001].map(priceBandCode)).size).toBe(6);
  });

  it("count the rating only from three votes, on each step it reaches", () => {
    expect(facetCodes({ ...product, ratingSum: 10, ratingCount: 2 })).not.toContain(ratingCode(4));
    const codes = facetCodes({ ...product, ratingSum: 47, ratingCount: 10 });
    expect(codes).toContain(ratingCode(4));
    expect(codes).toContain(ratingCode(3));
    expect(codes).not.toContain(ratingCode(5));
  });

  it("carry each option, each range of numbers, the promotion and the preview", () => {
    const span = { attributeId: 3, lowest: 0, highest: 9 };
    const codes = facetCodes({
      ...product,
      isOnSale: true,
      hasSamples: true,
      optionIds: [12],
      numbers: [{ ...span, low: 4, high: 6 }],
    });
    for (const code of [saleCode, samplesCode, optionCode(12), ...[4, 5, 6].map((bin) => numberCode(3, bin))]) {
      expect(codes).toContain(code);
    }
    expect(codes).not.toContain(numberCode(3, 7));
  });

  it("a code is not confused with that of something else", () => {
    expect([optionOfCode(optionCode(999_999)), attributeOfCode(numberCode(9_999, 19))]).toEqual([999_999, 9_999]);
    expect([optionOfCode(numberCode(1, 0)), attributeOfCode(optionCode(1)), attributeOfCode(storeCode(0))]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
