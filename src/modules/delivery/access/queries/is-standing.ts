import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** Whether a line still stands: its order is paid, no refund of it is done or under way, and its product was not taken from its buyers. */
export async function isStanding(on: Db, orderId: string, itemId: string): Promise<boolean> {
  const rows = await readRows(
    on,
    { id: col.text`i.id` },
    (row) => sql`select ${row} from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where o.id = ${orderId} and i.id = ${itemId} and p.withdrawn_at is null
      and o.status in ('pago', 'estornando', 'parcialmente_estornado')
      and not exists (select 1 from refund_items ri join refunds r on r.id = ri.refund_id
        where ri.order_item_id = i.id and (ri.is_open or r.status = 'feito'))`,
  );
  return rows.length > 0;
}
