import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";

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
  const { rows } = await on.execute<Row>(sql`
    select p.store_id as "storeId", u.email as "ownerEmail", s.author_name as "authorName", p.title, p.slug,
      s.owner_id = ${userId} as "isOwner", e.id is not null as "hasAccess", e.order_id as "orderId", o.number as "orderNumber",
      v.number as "versionNumber",
      (select min(d.at) from downloads d where d.entitlement_id = e.id) as "firstDownloadAt", now() as now
    from products p
    join stores s on s.id = p.store_id join users u on u.id = s.owner_id
    left join entitlements e on e.product_id = p.id and e.user_id = ${userId} and e.revoked_at is null
    left join orders o on o.id = e.order_id
    left join product_versions v on v.id = e.version_id
    where p.id = ${productId} and p.published_at is not null
    order by e.granted_at desc nulls last limit 1`);
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
