import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cart, CartItem } from "../schema.ts";
import { sumsOf } from "./cart-sums.ts";

const item = fc.record({
  paidCents: fc.integer({ min: 0, max: 200_000 }),
  discountCents: fc.integer({ min: 0, max: 100_000 }),
  discountFrom: fc.constantFrom("promocao", "cupom"),
  problem: fc.constantFrom(null, null, "owned"),
});

/** A cart of these stores, each with a code of its own. */
function cartOf(stores: Pick<CartItem, "paidCents" | "discountCents" | "discountFrom" | "problem">[][]): Cart {
  const bought = stores.flat().filter((one) => !one.problem);
  return {
    count: 0,
    productIds: [],
    stores: stores.map((items, storeId) => ({
      storeId,
      storeSlug: "",
      storeName: "",
      authorName: "",
      holiday: null,
      items: items as CartItem[],
    })),
    totalCents: bought.reduce((sum, one) => sum + one.paidCents, 0),
    discountCents: bought.reduce((sum, one) => sum + one.discountCents, 0),
    pixDiscountCents: 0,
    coupons: stores.map((_, storeId) => ({
      code: `LOJA${storeId}`,
      storeId,
      authorName: "",
      words: "",
      state: "aplicado",
      discountCents: 0,
      missingCents: 0,
      missingItems: 0,
    })),
  };
}

test("the subtotal minus the promotion and each coupon is always the total", () => {
  fc.assert(
    fc.property(fc.array(fc.array(item, { maxLength: 6 }), { maxLength: 4 }), (stores) => {
      const cart = cartOf(stores as Parameters<typeof cartOf>[0]);
      const { subtotalCents, promotionCents, coupons } = sumsOf(cart);
      const couponCents = coupons.reduce((sum, coupon) => sum + coupon.cents, 0);
      expect(subtotalCents - promotionCents - couponCents).toBe(cart.totalCents);
      expect(promotionCents + couponCents).toBe(cart.discountCents);
    }),
  );
});

test("each discount bears the name of its origin, and a coupon that takes nothing off does not appear", () => {
  const cart = cartOf([
    [
      { paidCents: 2_400, discountCents: 600, discountFrom: "cupom", problem: null },
      { paidCents: 1_000, discountCents: 250, discountFrom: "promocao", problem: null },
      { paidCents: 9_900, discountCents: 100, discountFrom: "cupom", problem: "owned" },
    ],
    [{ paidCents: 5_000, discountCents: 0, discountFrom: null, problem: null }],
  ]);
  expect(sumsOf(cart)).toEqual({ subtotalCents: 9_250, promotionCents: 250, coupons: [{ code: "LOJA0", cents: 600 }] });
});
