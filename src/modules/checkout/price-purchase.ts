import { canonicalEmail } from "#kit/email.ts";
import type { Tx } from "#platform/db.ts";
import { listSavedCoupons } from "../cart/saved-coupons.ts";
import { readPlatformRoom } from "../coupons/queries/platform-room.ts";
import { type CouponFacts, isUsable } from "../coupons/queries/coupon-facts.ts";
import type { WantedItem } from "../coupons/queries/open-order.ts";
import { type PricedCart, priceCart } from "../coupons/rules/price-cart.ts";
import type { NewOrder } from "../orders/create-order.ts";
import type { SellableProduct } from "./queries.ts";

export type Purchase = {
  cartId: string;
  userId: string;
  email: string;
  document: string;
  items: readonly WantedItem[];
  /** Stores whose author's own link brought this buyer. */
  broughtBy: readonly number[];
};

/** `lostCodes`: kept in the cart, they do not work for this very customer, now that it is known who buys. */
export type PricedPurchase = { lines: NewOrder["lines"]; totalCents: number; usedCodes: string[]; lostCodes: string[] };

/** The lines of an order at what they cost now, by the same engine that priced the cart on the screen. */
export async function pricePurchase(tx: Tx, products: SellableProduct[], purchase: Purchase): Promise<PricedPurchase> {
  const customer = { userId: purchase.userId, emailKey: canonicalEmail(purchase.email), document: purchase.document };
  const saved = await listSavedCoupons(tx, purchase.cartId, customer, purchase.items);
  const usable = saved.filter(isUsable);
  const roomOf = await readPlatformRoom(tx, purchase.broughtBy);
  const priced = priceCart(
    products.map((product) => ({ ...toPriced(product), ...roomOf(product) })),
    usable,
  );
  const used = usable.filter(({ id }) => priced.lines.some((line) => line.couponId === id));
  const lines = products.map((product): NewOrder["lines"][number] => {
    const price = priced.lines.find((line) => line.productId === product.id);
    if (!price) throw new Error(`product ${product.id} was not priced`);
    const coupon = usable.find((one) => one.id === price.couponId);
    const isPromotion = !coupon && product.nowCents < product.listCents;
    return {
      productId: product.id,
      versionId: product.versionId ?? "",
      storeId: product.storeId,
      title: product.title,
      license: product.license,
      priceCents: price.paidCents + price.discountCents,
      discountCents: price.discountCents,
      couponId: coupon?.id ?? null,
      isPlatformDiscount: coupon?.storeId === null,
      promotionId: isPromotion ? product.promotionId : null,
      commissionBps: product.commissionBps,
      guaranteeDays: product.guaranteeDays,
      broughtBy: broughtBy(product.storeId, { priced, used, links: purchase.broughtBy }),
    };
  });
  return {
    lines,
    totalCents: priced.totalCents,
    usedCodes: used.map(({ code }) => code),
    lostCodes: saved.filter((coupon) => !isUsable(coupon)).map(({ code }) => code),
  };
}

const toPriced = ({ id, storeId, listCents, nowCents, struckCents }: SellableProduct) => ({
  productId: id,
  storeId,
  listCents,
  promotionCents: nowCents < listCents ? nowCents : null,
  struckCents,
});

type Ways = { priced: PricedCart; used: CouponFacts[]; links: readonly number[] };

/** A code the market itself shows to everybody brings nobody; one its author handed out does, whatever of the store is bought with it. */
function broughtBy(storeId: number, { priced, used, links }: Ways): "cupom" | "link" | null {
  if (priced.brought.includes(storeId)) return "cupom";
  if (!links.includes(storeId)) return null;
  return used.some((coupon) => coupon.storeId === storeId) ? "cupom" : "link";
}
