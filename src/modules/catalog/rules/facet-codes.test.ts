import { describe, expect, it } from "vitest";
import { facetCodes, formatCode, freeCode, priceBandCode, ratingCode } from "./facet-codes.ts";

const product = { categoryIds: [7, 2], formats: ["pdf" as const], priceCents: 1990, ratingSum: 0, ratingCount: 0 };

describe("códigos de faceta", () => {
  it("leva a categoria e as de cima, os formatos e a faixa de preço", () => {
    expect(facetCodes(product)).toEqual([1_000_007, 1_000_002, formatCode("pdf"), priceBandCode(1990)]);
  });

  it("põe de graça numa faixa só sua", () => {
    expect(priceBandCode(0)).toBe(freeCode);
    expect(new Set([0, 1, 1000, 1001, 2500, 5000, 5001, 10_001].map(priceBandCode)).size).toBe(6);
  });

  it("só conta a nota a partir de três votos, em cada patamar que alcança", () => {
    expect(facetCodes({ ...product, ratingSum: 10, ratingCount: 2 })).not.toContain(ratingCode(4));
    const codes = facetCodes({ ...product, ratingSum: 47, ratingCount: 10 });
    expect(codes).toContain(ratingCode(4));
    expect(codes).toContain(ratingCode(3));
    expect(codes).not.toContain(ratingCode(5));
  });
});
