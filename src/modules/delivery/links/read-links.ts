import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** Whether an order opened a link to who bought, and whether it opened nothing else. */
export async function readLinks(tx: Tx, orderId: string): Promise<{ hasLinks: boolean; hasOnlyLinks: boolean }> {
  const [opened] = await readRows(
    tx,
    {
      hasLinks: col.bool`coalesce(bool_or(l.file_id is not null), false)`,
      hasFiles: col.bool`coalesce(bool_or(l.file_id is null), false)`,
    },
    (row) => sql`select ${row} from entitlements e
    join product_version_files vf on vf.version_id = e.version_id and opens_file(e, vf)
    left join product_links l on l.file_id = vf.file_id where e.order_id = ${orderId} and e.revoked_at is null`,
  );
  const hasLinks = opened?.hasLinks ?? false;
  return { hasLinks, hasOnlyLinks: hasLinks && !opened?.hasFiles };
}
