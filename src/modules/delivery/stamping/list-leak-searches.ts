import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { LeakSearchLine } from "./schema.ts";

const SHOWN = 10;

const LEAK_SEARCH_LINE = defineRow<LeakSearchLine>({
  id: col.int`s.id`,
  at: col.text`to_char(s.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  orders: col.list(
    col.shape({ id: col.text, number: col.int }),
  )`(select coalesce(json_agg(distinct jsonb_build_object('id', o.id, 'number', o.number)), '[]')
        from stamped_copies c join entitlements e on e.id = c.entitlement_id join orders o on o.id = e.order_id
        where c.id = any(s.copy_ids))`,
});

/** The newest searches of a store for where a found copy came from. */
export async function listLeakSearches(storeId: number): Promise<LeakSearchLine[]> {
  const rows = await readRows(
    db,
    LEAK_SEARCH_LINE,
    sql`select ${LEAK_SEARCH_LINE}
    from leak_searches s where s.store_id = ${storeId} order by s.at desc, s.id desc limit ${SHOWN}`,
  );
  return rows;
}
