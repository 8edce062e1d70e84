import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { reachOf } from "../../events/queries/read-reach.ts";
import type { Span } from "../../rollups/queries/days.ts";
import type { ReachDay } from "../rules/windows.ts";

const REACH_DAY = defineRow<ReachDay>({
  day: col.text`day::text`,
  visitors: col.int`coalesce(seen.visitors, 0)`,
  orders: col.int`coalesce(sold.orders, 0)`,
});

/** Visitors of a store's products and paid orders with them, day by day: the same two sums that the reach of those days shows. */
export async function readReachDays(storeId: number, span: Span): Promise<ReachDay[]> {
  const rows = await readRows(
    db,
    REACH_DAY,
    sql`with seen as (
      select r.day, sum(r.visitors)::int as visitors from (${reachOf(storeId, span)}) r where r.kind = 'visita' group by r.day
    ), sold as (
      select (o.paid_at at time zone 'America/Sao_Paulo')::date as day, count(*)::int as orders
      from order_items i join orders o on o.id = i.order_id
      where i.store_id = ${storeId} and o.paid_at >= ${span.from}::date::timestamp at time zone 'America/Sao_Paulo'
        and o.paid_at < (${span.to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
      group by 1
    )
    select ${REACH_DAY}
    from seen full join sold using (day) order by day`,
  );
  return rows;
}
