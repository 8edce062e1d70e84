import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** How many people have a product today, and whether they were already told of a version in the last 24 hours. */
export async function countBuyers(on: Db, productId: number): Promise<{ count: number; isNotifiedToday: boolean }> {
  const rows = await readRows(
    on,
    {
      count: col.int`(select count(distinct user_id)::int from entitlements where product_id = ${productId} and revoked_at is null)`,
      isNotifiedToday: col.bool`exists (select 1 from product_versions
        where product_id = ${productId} and told_at > now() - interval '24 hours')`,
    },
    (row) => sql`select ${row}`,
  );
  return rows[0] ?? { count: 0, isNotifiedToday: false };
}
