import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Whether the version on sale has a file in which something was found: it may not be sold. */
export async function holdsInfected(tx: Tx, productId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from products p
    join product_version_files vf on vf.version_id = p.current_version_id
    join product_files f on f.id = vf.file_id and f.status = 'infectado' where p.id = ${productId} limit 1`);
  return (rowCount ?? 0) > 0;
}
