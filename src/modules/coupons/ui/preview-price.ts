import { priceCart } from "../rules/price-cart.ts";
import type { PricedProduct } from "../schema.ts";
import type { CouponCall } from "./coupon-draft.ts";

const ALONE = { id: 1, storeId: 1, minimumCents: 0, maxUses: 1, productIds: null };

export type Preview = {
  paidCents: number;
  /** The author's promotion of now takes off as much or more: the coupon changes nothing. */
  isPromotionBetter: boolean;
};

/** What one pays for a product bought alone with this discount, by the rule that charges. */
export function previewPrice(product: PricedProduct, discount: CouponCall["discount"], isLimited: boolean): Preview {
  const line = {
    productId: product.id,
    storeId: 1,
    listCents: product.priceCents,
    promotionCents: product.promotionCents,
    struckCents: null,
  };
  const coupon = {
    ...ALONE,
    kind: discount.kind,
    percentBps: discount.kind === "porcentagem" ? discount.percentBps : null,
    amountCents: discount.kind === "valor" ? discount.amountCents : null,
    takeCount: discount.kind === "leve_pague" ? discount.takeCount : null,
    payCount: discount.kind === "leve_pague" ? discount.payCount : null,
    maxUses: isLimited ? 1 : null,
  };
  const priced = priceCart([line], [coupon]);
  return { paidCents: priced.totalCents, isPromotionBetter: priced.coupons[0]?.state === "promocao_melhor" };
}
