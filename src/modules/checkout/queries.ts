import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { db, type Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { users } from "../accounts/tables.ts";
import { cartItems } from "../cart/tables.ts";
import { images, products } from "../catalog/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import { stores } from "../stores/tables.ts";

/** What checkout already knows of a signed-in buyer; the document only masked. */
export async function findBuyer(viewer: Viewer | null) {
  if (!viewer) return null;
  const [user] = await db.select({ document: users.document }).from(users).where(eq(users.id, viewer.userId));
  return { name: viewer.name, email: viewer.email, documentMasked: user?.document ? maskDocument(user.document) : null };
}

export type SellableProduct = {
  id: number;
  title: string;
  priceCents: number;
  license: string;
  versionId: string | null;
  storeId: number;
  ownerId: string;
  isOnSale: boolean;
  isOwned: boolean;
  storeCommissionBps: number | null;
  categoryCommissionBps: number | null;
};

/** The products as this transaction may sell them, locked against change until it ends. */
export async function lockForSale(tx: Db, productIds: number[], userId: string): Promise<SellableProduct[]> {
  const { rows } = await tx.execute<SellableProduct>(sql`
    select p.id, p.title, p.price_cents as "priceCents", p.license, p.current_version_id as "versionId", p.store_id as "storeId",
      s.owner_id as "ownerId", s.commission_bps as "storeCommissionBps", c.commission_bps as "categoryCommissionBps",
      p.status = 'publicado' and s.status = 'aprovada'
        and exists (select 1 from users u where u.id = s.owner_id and not 'vender' = any(u.suspended_from))
        and (p.price_cents = 0 or exists (
          select 1 from recipients r where r.store_id = s.id and r.status in ('enviado', 'em_analise', 'ativo'))) as "isOnSale",
      exists (select 1 from entitlements e where e.user_id = ${userId} and e.product_id = p.id and e.revoked_at is null) as "isOwned"
    from products p join stores s on s.id = p.store_id left join categories c on c.id = p.category_id
    where p.id = any(${sql.param(productIds)}::bigint[])
    order by p.id for share of p, s`);
  return rows;
}

/** An order of this person that waits for payment, or for the bank's word on it, of exactly these products, if any. */
export async function findSameOpenOrder(
  tx: Db,
  userId: string,
  productIds: number[],
  totalCents: number,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from orders o
    where o.user_id = ${userId} and o.status in ('aguardando_pagamento', 'em_analise') and o.total_cents = ${totalCents} and (o.expires_at > now() or o.status = 'em_analise')
      and (select array_agg(i.product_id order by i.product_id) from order_items i where i.order_id = o.id)
        = (select array_agg(x order by x) from unnest(${sql.param(productIds)}::bigint[]) x)
    order by o.created_at desc limit 1`);
  return rows[0]?.id ?? null;
}

/** An order of this person as the Pix page shows it, with its newest attempt; null when it is not theirs. */
export async function findPixPage(userId: string, orderId: string) {
  const [order] = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      totalCents: orders.totalCents,
      buyerEmail: orders.buyerEmail,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) return null;
  const [items, [attempt]] = await Promise.all([
    db
      .select({
        productId: orderItems.productId,
        title: orderItems.title,
        paidCents: orderItems.paidCents,
        authorName: stores.authorName,
        slug: products.slug,
        paper: products.paper,
        cover: { id: images.id, width: images.width, height: images.height },
      })
      .from(orderItems)
      .innerJoin(stores, eq(stores.id, orderItems.storeId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .leftJoin(images, eq(images.id, products.coverImageId))
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.id)),
    db
      .select({
        method: paymentAttempts.method,
        status: paymentAttempts.status,
        pixCode: paymentAttempts.pixCode,
        expiresAt: paymentAttempts.pixExpiresAt,
        issuedAt: paymentAttempts.createdAt,
        serverNow: sql`now()`.mapWith(paymentAttempts.createdAt),
      })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(desc(paymentAttempts.createdAt))
      .limit(1),
  ]);
  return { order: { ...order, items }, attempt: attempt ?? null };
}

/** The newest attempt still open of an order of this person. */
export async function findOpenAttemptOf(userId: string, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.userId, userId),
        inArray(paymentAttempts.status, ["enviando", "pendente", "processando", "desconhecida", "expirada", "cancelada"]),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/** Products in a cart, at most the fifty it may hold. */
export async function listCartProducts(on: Db, cartId: string): Promise<number[]> {
  const rows = await on
    .select({ id: cartItems.productId })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.productId))
    .limit(50);
  return rows.map((row) => row.id);
}

/** The order made by one submission of the form; the key alone is not enough, it must come from the same cart's owner. */
export async function findOrderByKey(
  requestKey: string,
  cartId: string | null,
): Promise<{ id: string; totalCents: number } | null> {
  if (!cartId) return null;
  const { rows } = await db.execute<{ id: string; totalCents: number }>(sql`
    select o.id, o.total_cents as "totalCents" from orders o join carts c on c.user_id = o.user_id
    where o.request_key = ${requestKey} and c.id = ${cartId} and o.created_at > now() - interval '1 hour'`);
  return rows[0] ?? null;
}

/** The document an account keeps for its papers, or null. */
export async function findDocument(on: Db, userId: string): Promise<string | null> {
  const [user] = await on.select({ document: users.document }).from(users).where(eq(users.id, userId));
  return user?.document ?? null;
}
