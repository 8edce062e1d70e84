import * as fc from "fast-check";
import { expect, it } from "vitest";
import { LEAST_PRICE_CENTS } from "./least-price.ts";
import { MOST_PIX_DISCOUNT_BPS, pixDiscountOf } from "./pix-discount.ts";

it.each([
  [2_000, 1_000, 200],
  [1_999, 500, 100],
  [310, 1_000, 10],
  [300, 1_000, 0],
  [0, 1_000, 0],
  [2_000, 0, 0],
])("of %i centavos, %i basis points take %i off", (paidCents, basisPoints, expected) => {
  expect(pixDiscountOf(paidCents, basisPoints)).toBe(expected);
});

it("never brings a paid item below the least price, and takes nothing off a free one", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: MOST_PIX_DISCOUNT_BPS }), (cents, bps) => {
      const off = pixDiscountOf(cents, bps);
      return off >= 0 && off <= cents && (off === 0 || cents - off >= LEAST_PRICE_CENTS);
    }),
  ));
