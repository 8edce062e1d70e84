import { and, asc, count, desc, eq, ilike, isNull, max, or, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { productFiles, products, productVersionFiles } from "../catalog/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { stores } from "../stores/tables.ts";
import { downloads, entitlements } from "./tables.ts";

export type DownloadableFile = { name: string; contentType: string; storageKey: string; sha256: string; entitlementId: string };

/**
 * The file behind a download, if at this moment this person may have it: bought, paid, not given back, in the version that was
 * bought, and not taken down. Null otherwise, whatever the reason.
 */
export async function findDownload(userId: string, entitlementId: string, fileId: string): Promise<DownloadableFile | null> {
  const { rows } = await db.execute<DownloadableFile>(sql`
    select f.name, f.content_type as "contentType", f.storage_key as "storageKey", f.sha256, e.id as "entitlementId"
    from entitlements e
    join product_version_files vf on vf.version_id = e.version_id
    join product_files f on f.id = vf.file_id
    join products p on p.id = e.product_id
    where e.id = ${entitlementId} and f.id = ${fileId} and e.user_id = ${userId}
      and e.revoked_at is null and f.status = 'limpo' and p.status <> 'bloqueado'`);
  return rows[0] ?? null;
}

/** A file of the author's own product, clean or not yet judged. */
export async function findOwnFile(storeId: number, fileId: string): Promise<Omit<DownloadableFile, "entitlementId"> | null> {
  const { rows } = await db.execute<DownloadableFile>(sql`
    select f.name, f.content_type as "contentType", f.storage_key as "storageKey", f.sha256
    from product_files f join products p on p.id = f.product_id
    where f.id = ${fileId} and p.store_id = ${storeId} and f.status = 'limpo'`);
  return rows[0] ?? null;
}

/** Files of an entitlement in the author's order, with this buyer's last download of each. */
export async function listFiles(orderId: string, userId: string) {
  return db
    .select({
      entitlementId: entitlements.id,
      productId: entitlements.productId,
      fileId: productFiles.id,
      name: productFiles.name,
      kind: productFiles.kind,
      sizeBytes: productFiles.sizeBytes,
      pageCount: productFiles.pageCount,
      lastDownloadAt: max(downloads.at),
    })
    .from(entitlements)
    .innerJoin(productVersionFiles, eq(productVersionFiles.versionId, entitlements.versionId))
    .innerJoin(productFiles, eq(productFiles.id, productVersionFiles.fileId))
    .leftJoin(downloads, and(eq(downloads.entitlementId, entitlements.id), eq(downloads.fileId, productFiles.id)))
    .where(and(eq(entitlements.orderId, orderId), eq(entitlements.userId, userId), isNull(entitlements.revokedAt)))
    .groupBy(entitlements.id, productFiles.id, productVersionFiles.position)
    .orderBy(asc(entitlements.productId), asc(productVersionFiles.position))
    .limit(500);
}

export const LIBRARY_PAGE = 24;

/** What a person has bought and still has, newest first, a page at a time. `search` looks in titles and authors. */
export async function listLibrary(userId: string, { search, page }: { search: string; page: number }) {
  const like = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const matches = search ? or(ilike(orderItems.title, like), ilike(stores.authorName, like)) : undefined;
  const mine = and(eq(entitlements.userId, userId), isNull(entitlements.revokedAt), matches);
  const shelf = () =>
    db
      .select({
        entitlementId: entitlements.id,
        orderId: entitlements.orderId,
        orderNumber: orders.number,
        productId: entitlements.productId,
        slug: products.slug,
        title: orderItems.title,
        kind: products.kind,
        formats: products.formats,
        paper: products.paper,
        coverImageId: products.coverImageId,
        authorName: stores.authorName,
        storeSlug: stores.slug,
        grantedAt: entitlements.grantedAt,
        fileCount: sql<number>`(select count(*)::int from product_version_files vf where vf.version_id = ${entitlements.versionId})`,
      })
      .from(entitlements)
      .innerJoin(orderItems, eq(orderItems.id, entitlements.orderItemId))
      .innerJoin(orders, eq(orders.id, entitlements.orderId))
      .innerJoin(products, eq(products.id, entitlements.productId))
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(mine)
      .orderBy(desc(entitlements.grantedAt), desc(entitlements.id))
      .limit(LIBRARY_PAGE)
      .offset((page - 1) * LIBRARY_PAGE);
  const total = db
    .select({ total: count() })
    .from(entitlements)
    .innerJoin(orderItems, eq(orderItems.id, entitlements.orderItemId))
    .innerJoin(stores, eq(stores.id, orderItems.storeId))
    .where(mine);
  const [items, [counted]] = await Promise.all([shelf(), total]);
  return { items, total: counted?.total ?? 0, pageSize: LIBRARY_PAGE };
}
