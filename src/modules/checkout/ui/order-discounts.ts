import { brand } from "#kit/brand/brand.ts";
import { pixDiscountWords } from "#modules/orders/messages.ts";

type DiscountedItem = {
  discountCents: number;
  platformDiscountCents: number;
  methodDiscountCents: number;
  couponCode: string | null;
};

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

function sourceOf({ platformDiscountCents, couponCode }: DiscountedItem): string {
  if (!couponCode) return "Promoção da loja";
  return platformDiscountCents > 0 ? `Desconto ${brand.of}, cupom ${couponCode}` : `Cupom ${couponCode}`;
}
