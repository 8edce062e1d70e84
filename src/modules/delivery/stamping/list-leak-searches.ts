import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { LeakSearchLine } from "./schema.ts";

const SHOWN = 10;

/** The newest searches of a store for where a found copy came from. */
export async function listLeakSearches(storeId: number): Promise<LeakSearchLine[]> {
  const { rows } = await db.execute<LeakSearchLine>(sql`
    select s.id, to_char(s.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      (select coalesce(json_agg(distinct jsonb_build_object('id', o.id, 'number', o.number)), '[]')
        from stamped_copies c join entitlements e on e.id = c.entitlement_id join orders o on o.id = e.order_id
        where c.id = any(s.copy_ids)) as orders
    from leak_searches s where s.store_id = ${storeId} order by s.at desc, s.id desc limit ${SHOWN}`);
  return rows;
}
