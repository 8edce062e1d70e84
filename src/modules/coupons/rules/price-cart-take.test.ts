import fc from "fast-check";
import { expect, it } from "vitest";
import { percentOf } from "#kit/money-percent.ts";
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
    "a promotion already at R$ 3,00 keeps its price, and the rest of the deal is off the other",
    [line(1, 3_000), line(2, 3_000, { promotionCents: 300 })],
    take(2, 1),
    [2_700, 300],
  ],
  [
    "the deal counts the product on promotion where its total is the lower",
    [line(1, 3_000), line(2, 3_000), line(3, 3_000, { promotionCents: 1_800 })],
    take(3, 2),
    [2_308, 2_308, 1_384],
  ],
  [
    "a product on promotion stays out where the deal does better without it",
    [line(1, 3_000), line(2, 3_000), line(3, 3_000), line(4, 3_000, { promotionCents: 900 })],
    take(3, 2),
    [2_091, 2_091, 2_091, 627],
  ],
  [
    "promotions that take off more than the deal stay",
    [line(1, 3_000, { promotionCents: 1_400 }), line(2, 3_000, { promotionCents: 1_500 })],
    take(2, 1),
    [1_400, 1_500],
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

it("a price too low to bear the deal is paid in full where another is free, and no promotion comes on top", () => {
  const priced = priceCart([line(1, 500), line(2, 500, { promotionCents: 400 })], [take(2, 1)]);
  expect(priced.lines.map((one) => [one.paidCents, one.discountCents, one.couponId])).toEqual([
    [0, 500, 1],
    [500, 0, null],
  ]);
  expect([priced.totalCents, priced.coupons]).toEqual([500, [{ couponId: 1, state: "aplicado", discountCents: 500 }]]);
});

it("says that the promotion takes off more only where it does", () => {
  const cheap = [line(1, 3_000, { promotionCents: 1_400 }), line(2, 3_000, { promotionCents: 1_500 })];
  expect(priceCart(cheap, [take(2, 1)]).coupons).toEqual([{ couponId: 1, state: "promocao_melhor" }]);
  const three = [line(1, 3_000), line(2, 3_000), line(3, 3_000, { promotionCents: 1_800, pixDiscountBps: 1_000 })];
  const priced = priceCart(three, [take(3, 2)]);
  expect([priced.totalCents, priced.coupons]).toEqual([6_000, [{ couponId: 1, state: "aplicado", discountCents: 3_000 }]]);
  expect(priced.lines.map((one) => [one.fullCents, one.discountFrom, one.couponId])).toEqual(
    three.map(() => [3_000, "cupom", 1]),
  );
  expect(priced.pixDiscountCents).toBe(138);
});

const somePriced = fc.array(
  fc
    .record({
      listCents: fc.oneof(fc.integer({ min: 300, max: 1_200 }), fc.integer({ min: 300, max: 90_000 })),
      cut: fc.integer({ min: 0, max: 9_000 }),
    })
    .map(({ listCents, cut }) => ({
      listCents,
      promotionCents: cut < 1_000 ? null : Math.max(300, listCents - percentOf(listCents, cut)),
    })),
  { minLength: 1, maxLength: 9 },
);

it("one product more never raises the total by more than what it costs now, on promotion or not", () => {
  fc.assert(
    fc.property(fc.constantFrom(take(2, 1), take(3, 2), take(3, 1)), somePriced, (deal, prices) => {
      const lines = prices.map((one, index) => line(index + 1, one.listCents, one));
      const last = lines.at(-1)!;
      const costs = last.promotionCents ?? last.listCents;
      expect(priceCart(lines, [deal]).totalCents).toBeLessThanOrEqual(priceCart(lines.slice(0, -1), [deal]).totalCents + costs);
    }),
    { numRuns: 2_000 },
  );
});
