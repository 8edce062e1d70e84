import { isHeld, isUsable, offerOf, type CouponFacts } from "../coupons/queries/coupon-facts.ts";
import { offerWords } from "../coupons/rules/offer.ts";
import type { PlatformRoom } from "../coupons/rules/platform-discounts.ts";
import { priceCart, type LinePrice, type PricedCart } from "../coupons/rules/price-cart.ts";
import type { Cart, CartCoupon, CartItem, CartProblem, CartStore } from "./schema.ts";

/** One item as the database tells it. `listCents` is null when the licence chosen is no longer sold. */
export type CartRow = Pick<
  CartItem,
  "productId" | "slug" | "title" | "paper" | "license" | "offers" | "stamp" | "seenPriceCents" | "overlaps" | "waitingOrder"
> &
  Omit<CartStore, "items"> &
  PlatformRoom & {
    listCents: number | null;
    /** `listCents` less what a running promotion takes off. */
    nowCents: number | null;
    struckCents: number | null;
    /** What its store takes off by Pix; null where it takes no Pix. */
    pixDiscountBps: number | null;
    coverId: string | null;
    coverWidth: number | null;
    coverHeight: number | null;
    isOnSale: boolean;
    isOwn: boolean;
    isOwned: boolean;
  };

/** The gravest reason first: what left the shop cannot be bought by anybody. */
export function problemOf(row: Pick<CartRow, "isOnSale" | "isOwn" | "isOwned">): CartProblem | null {
  if (!row.isOnSale) return "unavailable";
  if (row.isOwn) return "own";
  return row.isOwned ? "owned" : null;
}

/** Rows in the order they were chosen, priced together with the codes kept and gathered by store; sums count what can be bought. */
export function groupByStore(rows: CartRow[], saved: CouponFacts[]): Cart {
  const priced = priceCart(rows.filter((row) => problemOf(row) === null).map(toLine), saved.filter(isUsable));
  const stores = new Map<number, CartStore>();
  for (const row of rows) {
    const { storeId, storeSlug, storeName, authorName, holiday } = row;
    const store = stores.get(storeId) ?? { storeId, storeSlug, storeName, authorName, holiday, items: [] };
    stores.set(storeId, store);
    store.items.push(
      toItem(
        row,
        priced.lines.find((line) => line.productId === row.productId),
      ),
    );
  }
  return {
    stores: [...stores.values()],
    totalCents: priced.totalCents,
    discountCents: priced.discountCents,
    pixDiscountCents: priced.pixDiscountCents,
    coupons: saved.map((coupon) => toCoupon(coupon, priced)),
    count: rows.length,
    productIds: rows.map((row) => row.productId),
  };
}

/** An item as the engine prices it. */
export const toLine = ({ productId, storeId, listCents, nowCents, struckCents, pixDiscountBps, ...room }: CartRow) => ({
  productId,
  storeId,
  listCents: listCents ?? 0,
  promotionCents: nowCents !== null && listCents !== null && nowCents < listCents ? nowCents : null,
  struckCents,
  pixDiscountBps,
  roomCents: room.roomCents,
  broughtRoomCents: room.broughtRoomCents,
});

function toItem(row: CartRow, line: LinePrice | undefined): CartItem {
  const {
    productId,
    slug,
    title,
    paper,
    license,
    offers,
    stamp,
    seenPriceCents,
    overlaps,
    waitingOrder,
    coverId,
    coverWidth,
    coverHeight,
  } = row;
  const priceCents = row.nowCents ?? seenPriceCents;
  return {
    productId,
    slug,
    title,
    paper,
    cover: coverId && coverWidth && coverHeight ? { id: coverId, width: coverWidth, height: coverHeight } : null,
    license,
    offers: offers.some((offer) => offer.license !== license) ? offers : [],
    stamp,
    priceCents,
    seenPriceCents,
    overlaps,
    waitingOrder,
    fullCents: line?.fullCents ?? null,
    paidCents: line?.paidCents ?? priceCents,
    discountCents: line?.discountCents ?? 0,
    discountFrom: line?.discountFrom ?? null,
    problem: problemOf(row),
  };
}

function toCoupon(coupon: CouponFacts, priced: PricedCart): CartCoupon {
  const effect = priced.coupons.find((one) => one.couponId === coupon.id);
  const authorName = coupon.store?.authorName ?? null;
  return {
    code: coupon.code,
    storeId: coupon.storeId,
    authorName,
    words: offerWords(offerOf(coupon), authorName),
    state: effect?.state ?? (isHeld(coupon) ? "em_outro_pedido" : "indisponivel"),
    discountCents: effect?.state === "aplicado" ? effect.discountCents : 0,
    missingCents: effect?.state === "falta_minimo" ? effect.missingCents : 0,
    missingItems: effect?.state === "falta_quantidade" ? effect.missingItems : 0,
  };
}
