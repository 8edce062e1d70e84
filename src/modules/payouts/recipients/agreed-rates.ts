import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { AgreedFor } from "../../pricing/commission.ts";

const MOST_SHOWN = 50;

/** A commission rate, in basis points, for some of a store's sales, in place of the store's own or the standard rate. */
export type AgreedRate = { kind: Exclude<AgreedFor, "loja">; id: number; name: string; bps: number };

const RATE = defineRow<AgreedRate>({
  kind: col.oneOf(["categoria", "material"])`kind`,
  id: col.int`id`,
  name: col.text`name`,
  bps: col.int`bps`,
});

/**
 * The rates agreed for this store's products and, when the store has no rate of its own, for the categories it sells in; at most
 * fifty.
 */
export async function listAgreedRates(on: Db, storeId: number): Promise<AgreedRate[]> {
  return readRows(
    on,
    RATE,
    sql`
    select ${RATE} from (
      select 'categoria' as kind, c.id, c.name, category_commission(c.id) as bps
      from categories c where category_commission(c.id) is not null
        and exists (select 1 from stores s where s.id = ${storeId} and s.commission_bps is null)
        and exists (select 1 from products p where p.store_id = ${storeId} and p.category_id = c.id and p.status <> 'arquivado')
      union all
      select 'material', p.id, p.title, p.commission_bps from products p
      where p.store_id = ${storeId} and p.commission_bps is not null and p.status <> 'arquivado') rates
    order by kind, name, id limit ${MOST_SHOWN}`,
  );
}
