import { expect, it } from "vitest";
import { discountsOf } from "./order-discounts.ts";

const item = (discountCents: number, couponCode: string | null = null, platformDiscountCents = 0) => ({
  discountCents,
  couponCode,
  platformDiscountCents,
});

it("sem desconto não há linha", () => {
  expect(discountsOf([item(0), item(0)])).toEqual([]);
});

it("soma por fonte: cada cupom, a promoção e o que é da Autoria", () => {
  expect(discountsOf([item(100, "HELENA10"), item(50), item(30, "HELENA10"), item(70, "FEIRA", 70), item(0)])).toEqual([
    { source: "Cupom HELENA10", cents: 130 },
    { source: "Promoção da loja", cents: 50 },
    { source: "Desconto da Autoria, cupom FEIRA", cents: 70 },
  ]);
});
