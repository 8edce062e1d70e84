import { and, count, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { images, products } from "../../catalog/tables.ts";
import { orderItems, orders } from "../../orders/tables.ts";
import { stores } from "../../stores/tables.ts";
import { entitlements } from "../tables.ts";

export const LIBRARY_PAGE = 24;
const MOST_OTHER_ORDERS = 20;

/** Bought again while an earlier payment of it was disputed, and open by both: the shelf shows the newer. */
const isNewest = sql`not exists (select 1 from entitlements newer where newer.user_id = ${entitlements.userId}
  and newer.product_id = ${entitlements.productId} and newer.revoked_at is null
  and (newer.granted_at, newer.id) > (${entitlements.grantedAt}, ${entitlements.id}))`;

/** What a person has bought and still has, newest first, a page at a time. `search` looks in titles, authors and order numbers. */
export async function listLibrary(userId: string, { search, page }: { search: string; page: number }) {
  const mine = and(eq(entitlements.userId, userId), isNull(entitlements.revokedAt), isNewest, matching(search));
  const shelf = db
    .select({
      entitlementId: entitlements.id,
      orderId: entitlements.orderId,
      orderNumber: orders.number,
      slug: products.slug,
      title: orderItems.title,
      kind: products.kind,
      formats: products.formats,
      paper: products.paper,
      cover: { id: images.id, width: images.width, height: images.height },
      authorName: stores.authorName,
      grantedAt: entitlements.grantedAt,
      isTakenDown: sql<boolean>`${products.status} = 'bloqueado'`,
      fileCount: sql<number>`(select count(*)::int from product_version_files vf where vf.version_id = ${entitlements.versionId})`,
    })
    .from(entitlements)
    .innerJoin(orderItems, eq(orderItems.id, entitlements.orderItemId))
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .innerJoin(products, eq(products.id, entitlements.productId))
    .innerJoin(stores, eq(stores.id, orderItems.storeId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(mine)
    .orderBy(desc(entitlements.grantedAt), desc(entitlements.id))
    .limit(LIBRARY_PAGE)
    .offset((page - 1) * LIBRARY_PAGE);
  const total = db
    .select({ total: count() })
    .from(entitlements)
    .innerJoin(orderItems, eq(orderItems.id, entitlements.orderItemId))
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .innerJoin(stores, eq(stores.id, orderItems.storeId))
    .where(mine);
  const [items, [counted]] = await Promise.all([shelf, total]);
  const found = counted?.total ?? 0;
  return { items, total: found, page, pages: Math.ceil(found / LIBRARY_PAGE) };
}

/** This person's newest orders that are not simply paid: waiting, under review, ended or given back. */
export function listOtherOrders(userId: string) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      totalCents: orders.totalCents,
      createdAt: orders.createdAt,
      titles: sql<string[]>`array(select i.title from order_items i where i.order_id = orders.id order by i.id limit 50)`,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, "pago")))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_OTHER_ORDERS);
}

function matching(words: string): SQL | undefined {
  if (!words) return undefined;
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const number = /^(?:pedido )?#?([\d.]{1,15})$/i.exec(words)?.[1]?.replaceAll(".", "");
  return or(
    sql`search_fold(${orderItems.title}) like search_fold(${like})`,
    sql`search_fold(${stores.authorName}) like search_fold(${like})`,
    number ? eq(orders.number, Number(number)) : undefined,
  );
}
