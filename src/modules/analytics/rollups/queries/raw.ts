import { type SQL, sql } from "drizzle-orm";
import { moneyMoves } from "../tables.ts";

/** A query of days of São Paulo, in one column `day`, no day twice. */
export type Days = SQL;

/** By day and kind of journal, from the moves themselves. */
export const rawMoney = (storeId: number, days: Days): SQL => sql`
  select m.day, m.kind, count(*)::int as moves, sum(m.change_cents)::bigint as change_cents
  from (${days}) g join ${moneyMoves} m on m.store_id = ${storeId} and m.day = g.day
  group by m.day, m.kind`;

/** By author, day, product and method, from the journals, the lines they sold and the lines they gave back; `pairs`: `store_id`, `day`. */
export const rawSalesOf = (pairs: SQL): SQL => sql`
  select x.store_id, x.day, x.product_id, x.method, sum(x.sales)::int as sales, sum(x.gross)::bigint as gross_cents,
    sum(x.commission)::bigint as commission_cents, sum(x.interest)::bigint as interest_cents, sum(x.returned)::bigint as returned_cents
  from (
    select m.store_id, m.day, i.product_id, a.method, 1 as sales, i.paid_cents as gross, i.commission_cents as commission,
      i.interest_cents as interest, 0 as returned
    from (${pairs}) g
    join ${moneyMoves} m on m.store_id = g.store_id and m.day = g.day and m.kind = 'charge.paid'
    join ledger_journals j on j.id = m.journal_id
    join payment_attempts a on a.id = j.attempt_id
    join order_items i on i.order_id = a.order_id and i.store_id = m.store_id and i.paid_cents > 0
    union all
    select m.store_id, m.day, i.product_id, a.method, 0, 0, 0, 0, r.net_cents
    from (${pairs}) g
    join ${moneyMoves} m on m.store_id = g.store_id and m.day = g.day and m.kind <> 'charge.paid'
    join ledger_journals j on j.id = m.journal_id
    join sale_reversals r on r.kind = j.kind and r.ref = j.ref
    join order_items i on i.id = r.order_item_id and i.store_id = m.store_id
    join payment_attempts a on a.id = r.attempt_id
  ) x group by x.store_id, x.day, x.product_id, x.method`;

/** The same of one author. */
export const rawSales = (storeId: number, days: Days): SQL =>
  rawSalesOf(sql`select ${storeId}::int as store_id, d.day from (${days}) d`);

/** Every access to a file of the author on those days; the first of a purchase says so. */
const accesses = (storeId: number, days: Days): SQL => sql`
  select g.day, p.id as product_id, d.file_id, d.how, e.user_id,
    d.id = (select f.id from downloads f where f.entitlement_id = d.entitlement_id order by f.at, f.id limit 1) as is_first
  from (${days}) g
  join downloads d on d.at >= g.day::timestamp at time zone 'America/Sao_Paulo'
    and d.at < (g.day + 1)::timestamp at time zone 'America/Sao_Paulo'
  join entitlements e on e.id = d.entitlement_id
  join products p on p.id = e.product_id and p.store_id = ${storeId}`;

/** By day, product and file. */
export const rawDownloads = (storeId: number, days: Days): SQL => sql`
  select x.day, x.product_id, x.file_id, (count(*) filter (where x.how = 'baixado'))::int as downloads,
    (count(*) filter (where x.how = 'aberto'))::int as openings, (count(*) filter (where x.is_first))::int as firsts
  from (${accesses(storeId, days)}) x group by x.day, x.product_id, x.file_id`;

/** Different people by day, of each product and (no product) of the whole store. */
export const rawReaders = (storeId: number, days: Days): SQL => sql`
  select x.day, x.product_id, count(distinct x.user_id)::int as people
  from (${accesses(storeId, days)}) x group by grouping sets ((x.day, x.product_id), (x.day))`;
