import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** Where a link that was bought leads, if at this moment this person may have it, as `findDownload` asks it of a file; null otherwise. */
export async function findLink(userId: string, entitlementId: string, fileId: string): Promise<{ address: string } | null> {
  const [link] = await readRows(
    db,
    { address: col.text`l.address` },
    (row) => sql`select ${row}
    from entitlements e
    join products p on p.id = e.product_id
    join product_version_files vf on vf.version_id in (e.version_id, p.current_version_id)
    join product_files f on f.id = vf.file_id
    join product_links l on l.file_id = f.id
    where e.id = ${entitlementId} and f.id = ${fileId} and e.user_id = ${userId}
      and opens_file(e, vf) and e.revoked_at is null and f.status = 'limpo' and p.withdrawn_at is null limit 1`,
  );
  return link ?? null;
}
