import { expect, it } from "vitest";
import { discountsOf } from "./discounts.ts";

const item = (discountCents: number, couponCode: string | null = null, platformDiscountCents = 0, methodDiscountCents = 0) => ({
  discountCents,
  couponCode,
  platformDiscountCents,
  methodDiscountCents,
});

it("without a discount there is no line", () => {
  expect(discountsOf([item(0), item(0)])).toEqual([]);
});

it("sums by source: each coupon, the promotion and what is the platform's", () => {
  expect(discountsOf([item(100, "HELENA10"), item(50), item(30, "HELENA10"), item(70, "FEIRA", 70), item(0)])).toEqual([
    { source: "Cupom HELENA10", cents: 130 },
    { source: "Promoção da loja", cents: 50 },
    { source: "Desconto da Autoria, cupom FEIRA", cents: 70 },
  ]);
});

it("what Pix takes off is one line, after the others", () => {
  expect(discountsOf([item(100, "HELENA10", 0, 40), item(0, null, 0, 25)])).toEqual([
    { source: "Cupom HELENA10", cents: 100 },
    { source: "Desconto no Pix", cents: 65 },
  ]);
});
