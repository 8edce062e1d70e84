import type { Cart } from "../schema.ts";

export type CartSums = {
  /** What it would come to without any discount. */
  subtotalCents: number;
  promotionCents: number;
  /** Only the codes that take something off; the platform's comes last. */
  coupons: { code: string; cents: number; isPlatform?: true }[];
};

/** Where the total comes from, line by line: subtotal less promotions less each code is `cart.totalCents`. */
export function sumsOf(cart: Cart): CartSums {
  const sums: CartSums = { subtotalCents: 0, promotionCents: 0, coupons: [] };
  let platformCents = 0;
  for (const store of cart.stores) {
    let couponCents = 0;
    for (const item of store.items) {
      if (item.problem) continue;
      sums.subtotalCents += item.paidCents + item.discountCents;
      if (item.discountFrom === "cupom") couponCents += item.discountCents;
      else if (item.discountFrom === "autoria") platformCents += item.discountCents;
      else sums.promotionCents += item.discountCents;
    }
    if (couponCents > 0) sums.coupons.push({ code: codeOf(cart, store.storeId), cents: couponCents });
  }
  if (platformCents > 0) sums.coupons.push({ code: codeOf(cart, null), cents: platformCents, isPlatform: true });
  return sums;
}

const codeOf = (cart: Cart, storeId: number | null): string =>
  cart.coupons.find((coupon) => coupon.storeId === storeId)?.code ?? "";
