import { and, asc, count, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { images, products, productVersions } from "../../catalog/tables.ts";
import { orderItems, orders } from "../../orders/tables.ts";
import { stores } from "../../stores/tables.ts";
import type { LibrarySearch, LibrarySort } from "../library/schema.ts";
import { entitlements, libraryMarks } from "../tables.ts";

export const LIBRARY_PAGE = 24;
const MOST_OTHER_ORDERS = 20;

/** Bought again while an earlier payment of it was disputed, and open by both: the library shows the newer. */
const isNewest = sql`not exists (select 1 from entitlements newer where newer.user_id = ${entitlements.userId}
  and newer.product_id = ${entitlements.productId} and newer.revoked_at is null
  and (newer.granted_at, newer.id) > (${entitlements.grantedAt}, ${entitlements.id}))`;

const bought = alias(productVersions, "bought");
const current = alias(productVersions, "current");
const seen = alias(productVersions, "seen");

/** A version came after the one bought, and after the last one of which something was taken, and brings them something. */
const isFresh = sql`(coalesce(${current.number} > greatest(${bought.number}, ${seen.number}), false) and brings_news(${entitlements},
  ${current.id}, case when ${seen.number} > ${bought.number} then ${seen.id} else ${bought.id} end))`;
const isArchived = sql`coalesce(${libraryMarks.archivedAt} is not null, false)`;

/** Opened by a bundle: it goes by its own name. The bundle itself has a place in the library only for files of its own. */
const isContent = sql`${entitlements.productId} <> ${orderItems.productId}`;
const shownTitle = sql<string>`case when ${isContent} then ${products.title} else ${orderItems.title} end`;
const isEmptyBundle = sql`exists (select 1 from product_version_contents vc where vc.version_id = ${entitlements.versionId})
  and not exists (select 1 from product_version_files vf where vf.version_id in (${entitlements.versionId}, ${products.currentVersionId})
    and opens_file(${entitlements}, vf))`;
/** The files it is shown with. */
const shownFiles = sql`product_version_files vf join product_files f on f.id = vf.file_id
  where vf.version_id = version_of(${entitlements}, ${current.id}) and opens_file(${entitlements}, vf)`;

const theirMark = and(eq(libraryMarks.userId, entitlements.userId), eq(libraryMarks.productId, entitlements.productId));

const ORDERS: Record<LibrarySort, SQL[]> = {
  recentes: [desc(entitlements.grantedAt), desc(entitlements.id)],
  antigos: [asc(entitlements.grantedAt), asc(entitlements.id)],
  titulo: [sql`search_fold(${shownTitle})`, asc(entitlements.id)],
  autoria: [sql`search_fold(${stores.authorName})`, sql`search_fold(${shownTitle})`, asc(entitlements.id)],
};

type LibraryAsk = { search: string; page: number } & Pick<LibrarySearch, "estante" | "autor" | "formato" | "ordem">;

/**
 * What a person has bought and still has, a page at a time, what they put away apart. `search` looks in titles, authors and order
 * numbers; `version` is the newest when it is newer than what was bought.
 */
export async function listLibrary(userId: string, { search, page, ...ask }: LibraryAsk) {
  const mine = and(
    eq(entitlements.userId, userId),
    isNull(entitlements.revokedAt),
    isNewest,
    sql`not (${isEmptyBundle})`,
    matching(search),
    narrowed(ask),
  );
  const entries = db
    .select({
      entitlementId: entitlements.id,
      productId: entitlements.productId,
      orderId: entitlements.orderId,
      orderNumber: orders.number,
      slug: products.slug,
      title: shownTitle,
      /** The bundle it came in, when it did. */
      bundleTitle: sql<string | null>`case when ${isContent} then ${orderItems.title} end`,
      kind: products.kind,
      formats: products.formats,
      paper: products.paper,
      cover: { id: images.id, width: images.width, height: images.height },
      authorName: stores.authorName,
      grantedAt: entitlements.grantedAt,
      isTakenDown: sql<boolean>`${products.withdrawnAt} is not null`,
      isArchived: sql<boolean>`${isArchived}`,
      isFresh: sql<boolean>`${isFresh}`,
      version: { number: current.number, note: current.note },
      fileCount: sql<number>`(select count(*)::int from ${shownFiles})`,
      sizeBytes: sql<number>`(select coalesce(sum(f.size_bytes), 0)::float8 from ${shownFiles})`,
    })
    .from(entitlements)
    .innerJoin(orderItems, eq(orderItems.id, entitlements.orderItemId))
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .innerJoin(products, eq(products.id, entitlements.productId))
    .innerJoin(stores, eq(stores.id, orderItems.storeId))
    .innerJoin(bought, eq(bought.id, entitlements.versionId))
    .leftJoin(current, eq(current.id, products.currentVersionId))
    .leftJoin(libraryMarks, theirMark)
    .leftJoin(seen, eq(seen.id, libraryMarks.seenVersionId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(mine)
    .orderBy(...ORDERS[ask.ordem ?? "recentes"])
    .limit(LIBRARY_PAGE)
    .offset((page - 1) * LIBRARY_PAGE);
  const total = db
    .select({ total: count() })
    .from(entitlements)
    .innerJoin(orderItems, eq(orderItems.id, entitlements.orderItemId))
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .innerJoin(products, eq(products.id, entitlements.productId))
    .innerJoin(stores, eq(stores.id, orderItems.storeId))
    .innerJoin(bought, eq(bought.id, entitlements.versionId))
    .leftJoin(current, eq(current.id, products.currentVersionId))
    .leftJoin(libraryMarks, theirMark)
    .leftJoin(seen, eq(seen.id, libraryMarks.seenVersionId))
    .where(mine);
  const [items, [counted]] = await Promise.all([entries, total]);
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
    sql`search_fold(${products.title}) like search_fold(${like})`,
    sql`search_fold(${stores.authorName}) like search_fold(${like})`,
    number ? eq(orders.number, Number(number)) : undefined,
  );
}

function narrowed({ estante, autor, formato }: Pick<LibraryAsk, "estante" | "autor" | "formato">): SQL | undefined {
  return and(
    estante === "arquivados" ? isArchived : sql`not ${isArchived}`,
    estante === "novas" ? isFresh : undefined,
    autor === undefined ? undefined : eq(stores.slug, autor),
    formato === undefined ? undefined : sql`${formato} = any(${products.formats})`,
  );
}

const SUMMARISE_LIBRARY = defineRow({
  slug: col.text`s.slug`,
  name: col.text`s.author_name`,
  formats: col.list(col.text)`p.formats`,
  isArchived: col.bool`m.archived_at is not null`,
  isFresh: col.bool`coalesce(c.number > greatest(b.number, n.number), false)
    and brings_news(e, c.id, case when n.number > b.number then n.id else b.id end)`,
});

/** What the whole library holds, to narrow it by: its authors, its formats, and how much is put away or has a newer version. */
export async function summariseLibrary(userId: string) {
  const rows = await readRows(
    db,
    SUMMARISE_LIBRARY,
    sql`select ${SUMMARISE_LIBRARY}
    from (select distinct on (product_id) id from entitlements where user_id = ${userId} and revoked_at is null
      order by product_id, granted_at desc, id desc) newest join entitlements e on e.id = newest.id
    join products p on p.id = e.product_id join stores s on s.id = p.store_id
    join product_versions b on b.id = e.version_id left join product_versions c on c.id = p.current_version_id
    left join library_marks m on m.user_id = e.user_id and m.product_id = e.product_id
    left join product_versions n on n.id = m.seen_version_id
    where not (exists (select 1 from product_version_contents vc where vc.version_id = e.version_id)
      and not exists (select 1 from product_version_files vf where vf.version_id in (e.version_id, p.current_version_id)
        and opens_file(e, vf)))`,
  );
  const authors = new Map(rows.map(({ slug, name }) => [slug, name]));
  return {
    shown: rows.filter((row) => !row.isArchived).length,
    fresh: rows.filter((row) => row.isFresh && !row.isArchived).length,
    archived: rows.filter((row) => row.isArchived).length,
    authors: [...authors].map(([slug, name]) => ({ slug, name })).toSorted((a, b) => a.name.localeCompare(b.name, "pt-BR")),
    formats: [...new Set(rows.flatMap((row) => row.formats))].toSorted(),
  };
}
