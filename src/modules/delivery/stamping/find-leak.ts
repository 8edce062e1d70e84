import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { FoundLeak } from "./schema.ts";
import { leakSearches } from "./tables.ts";

const FOUND_LEAK = defineRow<FoundLeak>({
  copyId: col.text`c.id`,
  mark: col.text`c.mark`,
  orderId: col.text`o.id`,
  orderNumber: col.int`o.number`,
  title: col.text`i.title`,
  fileName: col.text`f.name`,
  orderedAt: col.text`to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
});

/**
 * The orders behind codes read on a found file, of this author's own products only; another's look like codes that never were.
 * Every search is written down with who made it and what it answered.
 */
export async function findLeak(viewer: Pick<AuthorViewer, "userId" | "storeId">, marks: string[]): Promise<FoundLeak[]> {
  const answer = await transact(async (tx) => {
    const rows = await readRows(
      tx,
      FOUND_LEAK,
      sql`select ${FOUND_LEAK}
      from stamped_copies c
      join entitlements e on e.id = c.entitlement_id
      join orders o on o.id = e.order_id
      join order_items i on i.id = e.order_item_id
      join product_files f on f.id = c.file_id
      where c.mark = any(${sql.param(marks)}::text[]) and i.store_id = ${viewer.storeId}
      order by o.number limit 20`,
    );
    const copyIds = rows.map((row) => row.copyId);
    await tx.insert(leakSearches).values({ storeId: viewer.storeId, userId: viewer.userId, marks, copyIds });
    return ok(rows);
  });
  return answer.value;
}
