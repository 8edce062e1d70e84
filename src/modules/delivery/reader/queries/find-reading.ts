import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { ReadingPlace } from "../rules.ts";

export type Reading = {
  entitlementId: string;
  fileId: string;
  name: string;
  kind: string | null;
  title: string;
  authorName: string;
  /** Where this person stopped, when they had begun. */ place: ReadingPlace | null;
};

const READING = defineRow<Reading>({
  entitlementId: col.text`e.id`,
  fileId: col.text`f.id`,
  name: col.text`f.name`,
  kind: col.text.orNull`f.kind`,
  title: col.text`i.title`,
  authorName: col.text`s.author_name`,
  place: col.shape({ page: col.int, offset: col.real }).orNull`r.place`,
});

/** A file of an order, to who may have it at this moment, and where they stopped; null otherwise, whatever the reason. */
export async function findReading(userId: string, orderId: string, fileId: string): Promise<Reading | null> {
  const rows = await readRows(
    db,
    READING,
    sql`select ${READING}
    from entitlements e
    join order_items i on i.id = e.order_item_id
    join stores s on s.id = i.store_id
    join products p on p.id = e.product_id
    join product_version_files vf on vf.version_id in (e.version_id, p.current_version_id)
    join product_files f on f.id = vf.file_id
    left join reading_places r on r.user_id = e.user_id and r.file_id = f.id
    where e.order_id = ${orderId} and f.id = ${fileId} and e.user_id = ${userId}
      and opens_file(e, vf) and e.revoked_at is null and f.status = 'limpo' and f.storage_key is not null and p.withdrawn_at is null
    limit 1`,
  );
  return rows[0] ?? null;
}
