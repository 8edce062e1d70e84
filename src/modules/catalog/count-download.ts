import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Adds one download to the counters of the product this file belongs to. */
export async function countDownload(tx: Tx, fileId: string): Promise<void> {
  await tx.execute(sql`
    insert into product_stats (product_id, downloads)
    select product_id, 1 from product_files where id = ${fileId}
    on conflict (product_id) do update set downloads = product_stats.downloads + 1`);
}
