import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type Defendable = { disputeId: string; isOpen: boolean; added: number };

const DEFENDABLE = defineRow<Omit<Defendable, "added">>({
  disputeId: col.text`d.id`,
  isOpen: col.bool`d.status = 'formalizado' and d.words_until > now()`,
});

/**
 * The dispute of an order in which this store sold a paid item, locked against a move or another piece of evidence; `isOpen` while the
 * author may add evidence (by the database's clock). Null when there is none.
 */
export async function findDefendable(on: Db, storeId: number, orderId: string): Promise<Defendable | null> {
  const rows = await readRows(
    on,
    DEFENDABLE,
    sql`select ${DEFENDABLE}
    from disputes d
    where d.order_id = ${orderId} and d.status <> 'encerrado'
      and exists (select 1 from order_items i where i.order_id = d.order_id and i.store_id = ${storeId} and i.paid_cents > 0)
    for update of d`,
  );
  const [found] = rows;
  if (!found) return null;
  // Counted after the lock is obtained, so that evidence added while waiting for it is included.
  const counted = await readRows(
    on,
    { added: col.int`count(*)::int` },
    (row) => sql`select ${row} from dispute_evidence where dispute_id = ${found.disputeId} and store_id = ${storeId}`,
  );
  return { ...found, added: counted[0]?.added ?? 0 };
}
