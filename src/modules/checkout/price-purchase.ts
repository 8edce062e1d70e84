import { sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ownedUnder } from "../catalog/queries/owned.ts";
import { isForSale, withSeller } from "../catalog/queries/sellable.ts";
import { type License, LICENSES } from "../catalog/schema/product-form.ts";
import { agreedRate } from "../pricing/agreed-rate.ts";
import { listSavedCoupons } from "../cart/saved-coupons.ts";
import { readPlatformRoom } from "../coupons/queries/platform-room.ts";
import { type CouponFacts, isUsable } from "../coupons/queries/coupon-facts.ts";
import type { WantedItem } from "../coupons/queries/open-order.ts";
import { type PricedCart, priceCart } from "../coupons/rules/price-cart.ts";
import type { NewOrder } from "../orders/create-order.ts";

export type SellableProduct = {
  id: number;
  title: string;
  license: License;
  /**
   * In centavos: the licence's price before discounts, its price under the running promotion, and the former price to strike
   * through.
   */
  listCents: number;
  nowCents: number;
  struckCents: number | null;
  promotionId: number | null;
  versionId: string | null;
  storeId: number;
  ownerId: string;
  isOnSale: boolean;
  isOwned: boolean;
  /** The rate agreed for the product, its store or its category, in basis points; null for the standard rate. */
  commissionBps: number | null;
  /** In days: the longest guarantee in force within the last hour, so that a buyer who saw a longer one gets it. */
  guaranteeDays: number;
  /** The store's Pix discount, in basis points; null when it does not accept Pix. */
  pixDiscountBps: number | null;
};

const SELLABLE = {
  id: col.int`p.id`,
  title: col.text`p.title`,
  license: col.oneOf(LICENSES)`w.license`,
  listCents: col.int`coalesce(w.cents, 0)`,
  nowCents: col.int`coalesce(license_price_now(p, w.cents), 0)`,
  struckCents: col.int.orNull`struck_price(p, w.license, w.cents)`,
  promotionId: col.int.orNull`(promotion_now(p)).id`,
  versionId: col.text.orNull`p.current_version_id`,
  storeId: col.int`p.store_id`,
  ownerId: col.text`s.owner_id`,
  isOnSale: col.bool(isForSale(sql`w.cents`)),
  commissionBps: col.int.orNull(agreedRate),
  guaranteeDays: col.int`greatest(coalesce((select g.guarantee_days from store_payment_settings g where g.store_id = s.id), 7), (
    select max(h.from_state::int) from state_history h where h.entity = 'store_payments' and h.entity_id = s.id::text
      and h.cause = 'guaranteeDays' and h.at > now() - interval '1 hour'))`,
  pixDiscountBps: col.int.orNull`pix_discount_of(p.store_id)`,
};

/** Reads the items as they can be sold now, by the database's clock, and share-locks their products and stores until `tx` ends. */
export async function lockForSale(tx: Db, items: readonly WantedItem[], userId: string): Promise<SellableProduct[]> {
  return readRows(
    tx,
    { ...SELLABLE, isOwned: col.bool(ownedUnder(userId, sql`p.id`, sql`w.license`)) },
    (row) => sql`select ${row}
    from unnest(${sql.param(items.map((item) => item.productId))}::bigint[], ${sql.param(items.map((item) => item.license))}::text[])
      asked(product_id, license)
    join products p on p.id = asked.product_id
    ${withSeller}
    cross join lateral (select asked.license, license_cents(p, asked.license) as cents) w
    order by p.id for share of p, s`,
  );
}

export type Purchase = {
  cartId: string;
  userId: string;
  email: string;
  document: string;
  items: readonly WantedItem[];
  /** Whether the cart keeps a coupon. */
  hasCoupons: boolean;
  /** Stores whose own link brought this buyer. */
  broughtBy: readonly number[];
};

/** `lostCodes`: coupons of the cart that do not apply to this customer, which is known only now. */
export type PricedPurchase = {
  lines: NewOrder["lines"];
  totalCents: number;
  /** The Pix discount, not yet subtracted from `totalCents`. */
  pixDiscountCents: number;
  usedCodes: string[];
  lostCodes: string[];
};

/** Prices the lines of an order now, with the same function that prices the cart on the screen. */
export async function pricePurchase(tx: Tx, products: SellableProduct[], purchase: Purchase): Promise<PricedPurchase> {
  const customer = { userId: purchase.userId, emailKey: canonicalEmail(purchase.email), document: purchase.document };
  const saved = purchase.hasCoupons ? await listSavedCoupons(tx, purchase.cartId, customer, purchase.items) : [];
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
    const isPromotion = !coupon && price.paidCents < product.listCents;
    return {
      productId: product.id,
      versionId: product.versionId ?? "",
      storeId: product.storeId,
      title: product.title,
      license: product.license,
      priceCents: price.paidCents + price.discountCents,
      discountCents: price.discountCents,
      pixDiscountCents: price.pixDiscountCents,
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
    pixDiscountCents: priced.pixDiscountCents,
    usedCodes: used.map(({ code }) => code),
    lostCodes: saved.filter((coupon) => !isUsable(coupon)).map(({ code }) => code),
  };
}

const toPriced = ({ id, storeId, listCents, nowCents, struckCents, pixDiscountBps }: SellableProduct) => ({
  productId: id,
  storeId,
  listCents,
  promotionCents: nowCents < listCents ? nowCents : null,
  struckCents,
  pixDiscountBps,
});

type Ways = { priced: PricedCart; used: CouponFacts[]; links: readonly number[] };

/**
 * How the author brought the buyer to a store: "cupom" for a coupon the market does not list, "link" for the store's own link; null for
 * neither. It applies to every item of the store in the purchase.
 */
function broughtBy(storeId: number, { priced, used, links }: Ways): "cupom" | "link" | null {
  if (priced.brought.includes(storeId)) return "cupom";
  if (!links.includes(storeId)) return null;
  return used.some((coupon) => coupon.storeId === storeId) ? "cupom" : "link";
}
