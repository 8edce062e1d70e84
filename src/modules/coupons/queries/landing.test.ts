import { expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { transact } from "#platform/db.ts";
import { createCoupon } from "../../../../tests/coupons.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { findCouponLanding } from "./landing.ts";

async function pricesWith(values: Parameters<typeof createCoupon>[1]): Promise<(number | null)[]> {
  const store = await createStore();
  for (const priceCents of [2_000, 1_000]) {
    const product = await createProduct(store.id, { priceCents });
    await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  }
  const coupon = await createCoupon(store.id, values);
  const landing = await findCouponLanding(coupon.code);
  if (landing.state !== "valida") throw new Error(landing.state);
  return landing.products.map((product) => product.withCouponCents).toSorted((a, b) => (a ?? 0) - (b ?? 0));
}

it("the page of a coupon prices each product as if it were alone in the cart", async () => {
  expect(await pricesWith({ percentBps: 5_000 })).toEqual([500, 1_000]);
  expect(await pricesWith({ percentBps: 5_000, minimumItems: 2 })).toEqual([500, 1_000]);
});

it("of a coupon that takes off several together, one alone has no price with it, and no promotion is said to be better", async () => {
  expect(await pricesWith({ kind: "leve_pague", takeCount: 2, payCount: 1 })).toEqual([null, null]);
});
