import { couponWords, pixDiscountWords } from "../../coupons/rules/discount-words.ts";

type Source = { platformDiscountCents: number; couponCode: string | null; promotionName?: string | null };
type DiscountedItem = Source & { discountCents: number; methodDiscountCents: number };

export type OrderDiscount = { source: string; cents: number };

/** The discounts of an order by source, each source once and named as on a receipt; they add up to the total discount. */
export function discountsOf(items: readonly DiscountedItem[]): OrderDiscount[] {
  const sums = new Map<string, number>();
  for (const item of items) {
    if (item.discountCents > 0) sums.set(sourceOf(item), (sums.get(sourceOf(item)) ?? 0) + item.discountCents);
  }
  const byMethod = items.reduce((sum, item) => sum + item.methodDiscountCents, 0);
  if (byMethod > 0) sums.set(pixDiscountWords, byMethod);
  return [...sums].map(([source, cents]) => ({ source, cents }));
}

/** Where the discount of a line comes from. Only the author reads the name they gave to a promotion. */
export function sourceOf({ platformDiscountCents, couponCode, promotionName }: Source): string {
  if (couponCode) return couponWords(couponCode, platformDiscountCents > 0);
  return promotionName ? `Promoção ${promotionName}` : "Promoção da loja";
}
