import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Whether the version on sale has a file in which something was found, its own or of a product inside it: it may not be sold. */
export async function holdsInfected(tx: Tx, productId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with sold as (
      select current_version_id as id from products where id = ${productId}
      union all select inner_product.current_version_id from products b
        join product_version_contents vc on vc.version_id = b.current_version_id
        join products inner_product on inner_product.id = vc.product_id where b.id = ${productId})
    select 1 from sold join product_version_files vf on vf.version_id = sold.id
      join product_files f on f.id = vf.file_id and f.status = 'infectado' limit 1`);
  return (rowCount ?? 0) > 0;
}
