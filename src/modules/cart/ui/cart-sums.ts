import type { Cart } from "../schema.ts";

export type CartSums = {
  /** What it would come to without any discount. */
  subtotalCents: number;
  promotionCents: number;
  /** Only the codes that take something off. */
  coupons: { code: string; cents: number }[];
};

/** Where the total comes from, line by line: subtotal less promotions less each code is `cart.totalCents`. */
export function sumsOf(cart: Cart): CartSums {
  const sums: CartSums = { subtotalCents: 0, promotionCents: 0, coupons: [] };
  for (const store of cart.stores) {
    let couponCents = 0;
    for (const item of store.items) {
      if (item.problem) continue;
      sums.subtotalCents += item.paidCents + item.discountCents;
      if (item.discountFrom === "cupom") couponCents += item.discountCents;
      else sums.promotionCents += item.discountCents;
    }
    const code = cart.coupons.find((coupon) => coupon.storeId === store.storeId)?.code;
    if (couponCents > 0) sums.coupons.push({ code: code ?? "", cents: couponCents });
  }
  return sums;
}
