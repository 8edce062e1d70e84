import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type BundledFile = {
  entitlementId: string;
  fileId: string;
  name: string;
  title: string;
  sizeBytes: number;
  orderNumber: number;
};

const BUNDLED_FILE = defineRow<BundledFile>({
  entitlementId: col.text`e.id`,
  fileId: col.text`f.id`,
  name: col.text`f.name`,
  title: col.text`case when p.id = i.product_id then i.title else p.title end`,
  sizeBytes: col.real`f.size_bytes::float8`,
  orderNumber: col.int`o.number`,
});

/**
 * The files of the newest version of what this person may have at this moment, of one access (a bundle brings what is in it) or of a whole order; none when nothing
 * of it is theirs.
 */
export async function findBundle(userId: string, of: { entitlementId: string } | { orderId: string }): Promise<BundledFile[]> {
  const which: SQL =
    "orderId" in of
      ? sql`e.order_id = ${of.orderId}`
      : sql`(e.id = ${of.entitlementId} or exists (
    select 1 from entitlements whole join order_items wi on wi.id = whole.order_item_id and wi.product_id = whole.product_id
    where whole.id = ${of.entitlementId} and whole.order_item_id = e.order_item_id))`;
  const rows = await readRows(
    db,
    BUNDLED_FILE,
    sql`select ${BUNDLED_FILE}
    from entitlements e
    join orders o on o.id = e.order_id
    join order_items i on i.id = e.order_item_id
    join products p on p.id = e.product_id
    join product_version_files vf on vf.version_id = version_of(e, p.current_version_id) and opens_file(e, vf)
    join product_files f on f.id = vf.file_id
    where ${which} and e.user_id = ${userId} and e.revoked_at is null and f.status = 'limpo' and f.storage_key is not null
      and p.withdrawn_at is null
    order by i.id, e.id, vf.position limit 500`,
  );
  return rows;
}
