import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Whether an order opened a link to who bought. */
export async function hasLinks(tx: Tx, orderId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from entitlements e
    join product_version_files vf on vf.version_id = e.version_id and opens_file(e, vf)
    join product_links l on l.file_id = vf.file_id where e.order_id = ${orderId} and e.revoked_at is null limit 1`);
  return (rowCount ?? 0) > 0;
}
