import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { ProductRecord } from "../own-product.ts";

/** Whether a product inside the edition on sale was taken down: what may not be sold alone is not sold inside a bundle. */
export async function holdsBlocked(tx: Tx, productId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from products b join product_version_contents vc on vc.version_id = b.current_version_id
      join products p on p.id = vc.product_id
    where b.id = ${productId} and p.status = 'bloqueado' limit 1`);
  return (rowCount ?? 0) > 0;
}

const BUNDLES_ON_SALE_WITH = defineRow<Pick<ProductRecord, "id" | "storeId" | "status">>({
  id: col.int`b.id::int`,
  storeId: col.int`b.store_id`,
  status: col.oneOf(["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"])`b.status`,
});

/** The bundles on sale that hold this product, held until `tx` ends. */
export async function bundlesOnSaleWith(tx: Tx, productId: number): Promise<Pick<ProductRecord, "id" | "storeId" | "status">[]> {
  const rows = await readRows(
    tx,
    BUNDLES_ON_SALE_WITH,
    sql`
    select ${BUNDLES_ON_SALE_WITH} from products b
    where is_published(b) and b.current_version_id in (select version_id from product_version_contents where product_id = ${productId})
    order by b.id for update`,
  );
  return rows;
}
