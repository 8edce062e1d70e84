import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** One product of the demo author names who buys it on every page, since before anything was sold; the demo customer's, if any. */
export async function writeStamps(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update product_files set stamp = 'todas', stamp_since = '2020-01-01' where id = (
      select f.id from product_files f
      join products p on p.id = f.product_id and p.status = 'publicado'
      join product_version_files vf on vf.file_id = f.id and vf.version_id = p.current_version_id
      join stores s on s.id = p.store_id
      join users a on a.id = s.owner_id and a.email = 'autora@demo.test'
      where f.kind = 'pdf' and f.status = 'limpo'
      order by exists (select 1 from entitlements e join users u on u.id = e.user_id
        where e.product_id = p.id and u.email = 'cliente@demo.test' and e.revoked_at is null) desc, p.id, vf.position limit 1)`);
}
