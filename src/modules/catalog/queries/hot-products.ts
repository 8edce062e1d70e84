import { type SQL, sql } from "drizzle-orm";

const DAYS = 14;
/** After so many days a sale or an open counts half. */
const HALF_LIFE_DAYS = 3;
/** A sale against one visitor who opened the page. */
const SALE = 8;

/** SQL of (product_id, hot): what was sold and opened in the last days as of `now`, each visitor once a day, the older the less. */
export function hotProducts(now: Date): SQL {
  const today = sql`(${now}::timestamptz at time zone 'America/Sao_Paulo')::date`;
  const lately = (day: SQL) => sql`${day} > ${today} - ${DAYS}::int and ${day} <= ${today}`;
  const fades = (day: SQL) => sql`power(0.5, (${today} - ${day})::float8 / ${HALF_LIFE_DAYS}::float8)`;
  return sql`
    select product_id, sum(weight) as hot from (
      select d.product_id, ${SALE}::float8 * sum(greatest(d.sales, 0)) * ${fades(sql`d.day`)} as weight from sale_days d
        where ${lately(sql`d.day`)} group by d.product_id, d.day
      union all
      select r.product_id, r.visitors * ${fades(sql`r.day`)} from reach_days r where r.kind = 'visita' and ${lately(sql`r.day`)}
      union all
      select e.product_id, count(*) * ${fades(sql`e.day`)} from reach_events e
        where e.kind = 'visita' and ${lately(sql`e.day`)} group by e.product_id, e.day
    ) seen group by product_id`;
}
