import { asc, eq, type SQL, sql } from "drizzle-orm";
import { isForSale, withSeller } from "../catalog/queries/sellable.ts";
import type { License } from "../catalog/schema/product-form.ts";
import { STAMPED } from "../catalog/stamp/rules.ts";
import { images, products } from "../catalog/tables.ts";
import { readPlatformRoom } from "../coupons/queries/platform-room.ts";
import { customerOf } from "../coupons/queries/customer.ts";
import { stores } from "../stores/tables.ts";
import { db, type Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { groupByStore, type CartRow } from "./group-by-store.ts";
import { listSavedCoupons } from "./saved-coupons.ts";
import { isOwned as isProductOwned, ownedUnder } from "../catalog/queries/owned.ts";
import { type Cart, CART_LIMIT, type CartSummary } from "./schema.ts";
import { cartItems } from "./tables.ts";

/** What the licence chosen costs before any discount; null when it is not sold. */
const listCents = (license: SQL): SQL<number | null> => sql`license_cents(products, ${license})`;
const nowCents = (list: SQL): SQL<number | null> => sql`license_price_now(products, ${list})`;
const isOnSale = (list: SQL): SQL<boolean> => sql`exists (
  select from products p ${withSeller} where p.id = ${products.id} and ${isForSale(list)})`;
const isOwn = (userId: string | null): SQL<boolean> => sql`${stores.ownerId} is not distinct from ${userId}::uuid`;
const isOwned = (userId: string | null, license: SQL): SQL<boolean> => ownedUnder(userId, sql`${products.id}`, license);

/** Every licence it is sold under now, the cheapest first. */
const offers = sql<CartRow["offers"]>`(
  select coalesce(json_agg(json_build_object('license', l.license, 'priceCents', license_price_now(products, l.price_cents))
    order by l.price_cents, l.license), '[]')
  from product_licenses l where l.product_id = ${products.id} and ${isOnSale(sql`l.price_cents`)})`;

/** What a bundle would bring that this person has, or is about to buy alone. */
const overlaps = (cartId: string, userId: string | null) => sql<CartRow["overlaps"]>`(
  select json_build_object('owned', coalesce(json_agg(c.title order by vc.position) filter (where ${isProductOwned(sql`${userId}::uuid`, sql`c.id`)}), '[]'),
    'inCart', coalesce(json_agg(c.title order by vc.position) filter (where exists (
      select 1 from cart_items other where other.cart_id = ${cartId} and other.product_id = c.id)), '[]'))
  from product_version_contents vc join products c on c.id = vc.product_id where vc.version_id = ${products.currentVersionId})`;

/** The newest order of this person that waits for the money of this product, or for the bank's word about it. */
const waitingOrder = (userId: string | null) => sql<CartRow["waitingOrder"]>`(
  select json_build_object('orderId', o.id, 'number', o.number) from orders o join order_items i on i.order_id = o.id
  where o.user_id = ${userId}::uuid and i.product_id = ${products.id} and o.status in ('aguardando_pagamento', 'em_analise')
  order by o.created_at desc limit 1)`;

/** The farthest the files of the licence chosen go in naming the buyer. */
const stamp = sql<CartRow["stamp"]>`(select f.stamp from product_version_files vf
  join product_files f on f.id = vf.file_id where vf.version_id = ${products.currentVersionId} and f.stamp <> 'nao'
    and (vf.licenses is null or ${cartItems.license} = any(vf.licenses))
  order by array_position(${sql.param(STAMPED)}::text[], f.stamp) desc limit 1)`;

/** The days a store is closed, when they are not over. */
const holiday = sql<CartRow["holiday"]>`case when ${stores.closedUntil} >= (now() at time zone 'America/Sao_Paulo')::date then
  json_build_object('from', coalesce(${stores.closedFrom}, (now() at time zone 'America/Sao_Paulo')::date),
    'until', ${stores.closedUntil}, 'isClosed', store_closed(stores)) end`;

export type Offer = { license: License; priceCents: number | null; isOnSale: boolean; isOwn: boolean; isOwned: boolean };

/** What stands between this person and putting a product in the cart, under a licence or its own; null when there is no such product. */
export async function findOffer(on: Db, productId: number, userId: string | null, license?: License): Promise<Offer | null> {
  const wanted = license ? sql`${license}::text` : sql`${products.license}`;
  const list = listCents(wanted);
  const [offer] = await on
    .select({
      license: wanted.mapWith(products.license),
      priceCents: nowCents(list),
      isOnSale: isOnSale(list),
      isOwn: isOwn(userId),
      isOwned: isOwned(userId, wanted),
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(eq(products.id, productId));
  return offer ?? null;
}

/** What is in the cart, by id: the header's count and the buttons' "No carrinho". */
export async function summariseCart(cartId: string | null): Promise<CartSummary> {
  if (!cartId) return { count: 0, productIds: [] };
  const rows = await db
    .select({ productId: cartItems.productId })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt))
    .limit(CART_LIMIT);
  return { count: rows.length, productIds: rows.map((row) => row.productId) };
}

/** Whether a code is kept in a cart. */
export async function keepsCode(cartId: string | null, code: string | null): Promise<boolean> {
  if (!cartId || !code) return false;
  const { rowCount } = await db.execute(sql`
    select 1 from cart_coupons k join coupons c on c.id = k.coupon_id where k.cart_id = ${cartId} and c.code = ${code}`);
  return rowCount === 1;
}

/**
 * The cart by store, at today's prices, with the codes kept and what stops this person from buying each item. `broughtBy` are the
 * stores whose author's link brought this browser.
 */
export async function getCart(cartId: string | null, viewer: Viewer | null, broughtBy: readonly number[] = []): Promise<Cart> {
  if (!cartId) return groupByStore([], []);
  const [rows, customer] = await Promise.all([listCartRows(db, cartId, viewer?.userId ?? null, broughtBy), customerOf(viewer)]);
  return groupByStore(rows, await listSavedCoupons(db, cartId, customer, rows));
}

/** What is in a cart, in the order it was chosen. */
export async function listCartRows(
  on: Db,
  cartId: string,
  userId: string | null,
  broughtBy: readonly number[] = [],
): Promise<CartRow[]> {
  const list = listCents(sql`${cartItems.license}`);
  const roomOf = await readPlatformRoom(on, broughtBy);
  const rows = await on
    .select({
      productId: products.id,
      slug: products.slug,
      title: products.title,
      paper: products.paper,
      coverId: images.id,
      coverWidth: images.width,
      coverHeight: images.height,
      storeId: stores.id,
      storeSlug: stores.slug,
      storeName: stores.name,
      authorName: stores.authorName,
      holiday,
      license: cartItems.license,
      stamp,
      listCents: list,
      nowCents: nowCents(list),
      struckCents: sql<number | null>`struck_price(products, ${cartItems.license}, ${list})`,
      seenPriceCents: cartItems.seenPriceCents,
      isOnSale: isOnSale(list),
      isOwn: isOwn(userId),
      isOwned: isOwned(userId, sql`${cartItems.license}`),
      offers,
      overlaps: overlaps(cartId, userId),
      waitingOrder: waitingOrder(userId),
      pixDiscountBps: sql<number | null>`pix_discount_of(${stores.id})`,
      commissionBps: sql<
        number | null
      >`agreed_commission(${products.commissionBps}, ${stores.commissionBps}, ${products.categoryId})`,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId))
    .limit(CART_LIMIT);
  return rows.map(({ commissionBps, ...row }) => ({ ...row, ...roomOf({ ...row, commissionBps }) }));
}
