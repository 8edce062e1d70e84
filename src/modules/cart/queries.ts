import { and, asc, count, eq, ne, type SQL, sql } from "drizzle-orm";
import { images, products } from "../catalog/tables.ts";
import { entitlements } from "../delivery/tables.ts";
import { stores } from "../stores/tables.ts";
import { db, type Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { groupByStore, type CartRow } from "./group-by-store.ts";
import { type Cart, CART_LIMIT, type CartSummary } from "./schema.ts";
import { cartItems } from "./tables.ts";

const isOnSale = sql<boolean>`${products.status} = 'publicado' and ${stores.status} = 'aprovada'
  and (${products.priceCents} = 0 or exists (
    select 1 from recipients r where r.store_id = ${stores.id} and r.status in ('enviado', 'em_analise', 'ativo')))`;
const isOwn = (userId: string | null): SQL<boolean> => sql`${stores.ownerId} is not distinct from ${userId}::uuid`;
const isOwned = (userId: string | null): SQL<boolean> => sql`exists (
  select 1 from ${entitlements} e where e.user_id = ${userId}::uuid and e.product_id = ${products.id} and e.revoked_at is null)`;

export type Offer = { priceCents: number; isOnSale: boolean; isOwn: boolean; isOwned: boolean };

/** What stands between this person and putting a material in the cart; null when there is no such material. */
export async function findOffer(on: Db, productId: number, userId: string | null): Promise<Offer | null> {
  const [offer] = await on
    .select({ priceCents: products.priceCents, isOnSale, isOwn: isOwn(userId), isOwned: isOwned(userId) })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(eq(products.id, productId));
  return offer ?? null;
}

/** How many materials a cart holds besides this one. */
export async function countOthers(on: Db, cartId: string, productId: number): Promise<number> {
  const [row] = await on
    .select({ others: count() })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), ne(cartItems.productId, productId)));
  return row?.others ?? 0;
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

/** The cart by store, at today's prices, each item with what stops this person from buying it. */
export async function getCart(cartId: string | null, viewer: Viewer | null): Promise<Cart> {
  return groupByStore(cartId ? await listCartRows(cartId, viewer?.userId ?? null) : []);
}

async function listCartRows(cartId: string, userId: string | null): Promise<CartRow[]> {
  return db
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
      priceCents: products.priceCents,
      seenPriceCents: cartItems.seenPriceCents,
      isOnSale,
      isOwn: isOwn(userId),
      isOwned: isOwned(userId),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId))
    .limit(CART_LIMIT);
}
