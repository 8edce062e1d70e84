import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

type RightFacts = {
  storeId: number;
  ownerEmail: string;
  authorName: string;
  title: string;
  slug: string;
  isOwner: boolean;
  hasAccess: boolean;
  orderId: string | null;
  orderNumber: number | null;
  versionNumber: number | null;
  firstDownloadAt: Date | null;
  now: Date;
};

type Row = Omit<RightFacts, "firstDownloadAt" | "now"> & { firstDownloadAt: string | null; now: string };

/** What decides whether this person may review a product that was once on sale; null when there is none. */
export async function readRight(on: Db, userId: string, productId: number): Promise<RightFacts | null> {
  const rows = await readRows<Row>(
    on,
    {
      storeId: col.int`p.store_id`,
      ownerEmail: col.text`u.email`,
      authorName: col.text`s.author_name`,
      title: col.text`p.title`,
      slug: col.text`p.slug`,
      isOwner: col.bool`s.owner_id = ${userId}`,
      hasAccess: col.bool`e.id is not null`,
      orderId: col.text.orNull`e.order_id`,
      orderNumber: col.int.orNull`o.number`,
      versionNumber: col.int.orNull`v.number`,
      firstDownloadAt: col.timestamp.orNull`(select min(d.at) from downloads d where d.entitlement_id = e.id)`,
      now: col.timestamp`now()`,
    },
    (row) => sql`select ${row}
    from products p
    join stores s on s.id = p.store_id join users u on u.id = s.owner_id
    left join entitlements e on e.product_id = p.id and e.user_id = ${userId} and e.revoked_at is null
    left join orders o on o.id = e.order_id
    left join product_versions v on v.id = e.version_id
    where p.id = ${productId} and p.published_at is not null
    order by e.granted_at desc nulls last limit 1`,
  );
  const [row] = rows;
  return row
    ? { ...row, firstDownloadAt: row.firstDownloadAt ? new Date(row.firstDownloadAt) : null, now: new Date(row.now) }
    : null;
}

/** Holds this person's access to the product: a return waits for what is being written, or what is written sees the return. */
export async function holdAccess(on: Db, userId: string, productId: number): Promise<void> {
  await on.execute(sql`
    select 1 from entitlements where user_id = ${userId} and product_id = ${productId} and revoked_at is null for share`);
}
