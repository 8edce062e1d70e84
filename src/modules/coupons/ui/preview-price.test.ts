import { expect, test } from "vitest";
import type { PricedProduct } from "../schema.ts";
import type { CouponCall } from "./coupon-draft.ts";
import { previewPrice } from "./preview-price.ts";

const product = (priceCents: number, promotionCents: number | null = null): PricedProduct => ({
  id: 9,
  slug: "fracoes",
  title: "Frações",
  cover: null,
  paper: "rosa",
  priceCents,
  promotionCents,
  lowestCents: priceCents,
});
const percent = (percentBps: number): CouponCall["discount"] => ({ kind: "porcentagem", percentBps });

const PREVIEWS: [string, PricedProduct, CouponCall["discount"], boolean, number, boolean][] = [
  ["20% de R$ 34,90", product(3_490), percent(2_000), false, 2_792, false],
  ["90% de R$ 14,90 para em R$ 3,00", product(1_490), percent(9_000), false, 300, false],
  ["100% com limite é de graça", product(3_490), percent(10_000), true, 0, false],
  ["R$ 10,00 a menos", product(3_490), { kind: "valor", amountCents: 1_000 }, false, 2_490, false],
  ["R$ 50,00 a menos em R$ 34,90, com limite, é de graça", product(3_490), { kind: "valor", amountCents: 5_000 }, true, 0, false],
  ["o mesmo sem limite para em R$ 3,00", product(3_490), { kind: "valor", amountCents: 5_000 }, false, 300, false],
  ["a promoção que desconta mais fica", product(3_490, 2_000), percent(2_000), false, 2_000, true],
  ["a promoção que desconta menos perde para o cupom", product(3_490, 3_000), percent(2_000), false, 2_792, false],
];

test.each(PREVIEWS)("%s", (_, of, discount, isLimited, paidCents, isPromotionBetter) => {
  expect(previewPrice(of, discount, isLimited)).toEqual({ paidCents, isPromotionBetter });
});
