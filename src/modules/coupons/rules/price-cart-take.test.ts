import { expect, it } from "vitest";
import { priceCart, type PricedLine, type UsableCoupon } from "./price-cart.ts";

const line = (productId: number, listCents: number, values: Partial<PricedLine> = {}): PricedLine => ({
  productId,
  storeId: 1,
  listCents,
  promotionCents: null,
  struckCents: null,
  ...values,
});
const coupon = (values: Partial<UsableCoupon> = {}): UsableCoupon => ({
  id: 1,
  storeId: 1,
  kind: "porcentagem",
  percentBps: 2_000,
  amountCents: null,
  minimumCents: 0,
  maxUses: null,
  productIds: null,
  ...values,
});
const take = (takeCount: number, payCount: number, values: Partial<UsableCoupon> = {}) =>
  coupon({ kind: "leve_pague", percentBps: null, takeCount, payCount, ...values });

it.each<[string, PricedLine[], UsableCoupon, number[]]>([
  ["the cheaper's price is off, in proportion", [line(1, 3_000), line(2, 1_000)], take(2, 1), [2_250, 750]],
  ["another store's product does not count", [line(1, 3_000), line(2, 1_000, { storeId: 2 })], take(2, 1), [3_000, 1_000]],
  ["a free product does not count", [line(1, 3_000), line(2, 0)], take(2, 1), [3_000, 0]],
  [
    "a promotion that serves better leaves, and then the second lacks",
    [line(1, 3_000), line(2, 3_000, { promotionCents: 300 })],
    take(2, 1),
    [3_000, 300],
  ],
  ["a percentage that asks for two", [line(1, 1_000), line(2, 2_000)], coupon({ minimumItems: 2 }), [800, 1_600]],
  ["a percentage that asks for three", [line(1, 1_000), line(2, 2_000)], coupon({ minimumItems: 3 }), [1_000, 2_000]],
])("%s", (_name, lines, one, paid) => {
  expect(priceCart(lines, [one]).lines.map(({ paidCents }) => paidCents)).toEqual(paid);
});

it.each<[UsableCoupon, number]>([
  [take(3, 2), 2],
  [take(2, 1, { minimumItems: 4 }), 3],
  [coupon({ minimumItems: 2, minimumCents: 9_000 }), 1],
])("says how many products are missing", (one, missingItems) => {
  expect(priceCart([line(1, 2_000)], [one]).coupons).toEqual([{ couponId: 1, state: "falta_quantidade", missingItems }]);
});
