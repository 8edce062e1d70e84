import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type DisputeRate, judgeRate, type RateLevel } from "../rules/dispute.ts";
import { disputeSetting } from "../settings.ts";

export type StoreRate = DisputeRate & { storeId: number; level: RateLevel };

const DISPUTE_RATES = defineRow<DisputeRate & { storeId: number }>({
  storeId: col.int`r.store_id`,
  sales: col.int`count(*)::int`,
  disputes: col.int`count(d.id)::int`,
});

/** Stores with disputes among their sales of the last `windowDays`, each with its rate and level. A warning alone does not count. */
export async function listDisputeRates(on: Db): Promise<StoreRate[]> {
  const limits = await readSetting(on, disputeSetting);
  const rows = await readRows(
    on,
    DISPUTE_RATES,
    sql`with recent as (
      select distinct i.store_id, o.id from orders o join order_items i on i.order_id = o.id
      where o.paid_at > now() - make_interval(days => ${limits.windowDays}) and i.paid_cents > 0)
    select ${DISPUTE_RATES}
    from recent r left join disputes d on d.order_id = r.id and d.formalized_at is not null
    where r.store_id in (select i.store_id from disputes d join order_items i on i.order_id = d.order_id where d.formalized_at is not null)
    group by 1 having count(d.id) > 0 order by 1`,
  );
  return rows.map((row) => ({ ...row, level: judgeRate(row, limits) }));
}
