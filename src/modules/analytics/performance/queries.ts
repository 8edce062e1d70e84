import { type SQL, sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { PERFORMANCE_PAGE, type PerformanceRow, type PerformanceSearch, performanceOrder } from "./schema.ts";

const ROW = defineRow<PerformanceRow>({
  productId: col.int`product_id::int`,
  slug: col.text`slug`,
  title: col.text`title`,
  vendas1: col.int`vendas1`,
  vendas7: col.int`vendas7`,
  vendas30: col.int`vendas30`,
  receita1: col.int`receita1`,
  receita7: col.int`receita7`,
  receita30: col.int`receita30`,
  visitas1: col.int`visitas1`,
  visitas7: col.int`visitas7`,
  visitas30: col.int`visitas30`,
  conversao: col.real.orNull`conversao`,
});

/** The products of a store that are on sale, or were sold or seen in the last 30 days, in the order asked for. */
const listed = (storeId: number): SQL => sql`
  with today as (select (now() at time zone 'America/Sao_Paulo')::date as day),
  seen as (
    select r.product_id,
      coalesce(sum(r.visitors) filter (where r.day = today.day), 0)::int as visitas1,
      coalesce(sum(r.visitors) filter (where r.day > today.day - 7), 0)::int as visitas7,
      coalesce(sum(r.visitors), 0)::int as visitas30
    from today, lateral (
      select d.product_id, d.day, d.visitors from reach_days d join products p on p.id = d.product_id
        where p.store_id = ${storeId} and d.kind = 'visita' and d.day > today.day - 30
      union all
      select e.product_id, e.day, count(*) from reach_events e join products p on p.id = e.product_id
        where p.store_id = ${storeId} and e.kind = 'visita' and e.day > today.day - 30 group by 1, 2) r
    group by 1),
  lines as (
    select i.product_id, (o.paid_at at time zone 'America/Sao_Paulo')::date as day,
      i.paid_cents - i.commission_cents - i.interest_cents
        - coalesce((select sum(v.net_cents) from sale_reversals v where v.order_item_id = i.id), 0) as net
    from today, order_items i join orders o on o.id = i.order_id
    where i.store_id = ${storeId} and o.paid_at >= (today.day - 29)::timestamp at time zone 'America/Sao_Paulo'),
  sold as (
    select l.product_id,
      (count(*) filter (where l.day = today.day))::int as vendas1,
      (count(*) filter (where l.day > today.day - 7))::int as vendas7,
      count(*)::int as vendas30,
      coalesce(sum(l.net) filter (where l.day = today.day), 0)::int as receita1,
      coalesce(sum(l.net) filter (where l.day > today.day - 7), 0)::int as receita7,
      coalesce(sum(l.net), 0)::int as receita30
    from lines l, today group by 1)
  select p.id as product_id, p.slug, p.title,
    coalesce(vendas1, 0) as vendas1, coalesce(vendas7, 0) as vendas7, coalesce(vendas30, 0) as vendas30,
    coalesce(receita1, 0) as receita1, coalesce(receita7, 0) as receita7, coalesce(receita30, 0) as receita30,
    coalesce(visitas1, 0) as visitas1, coalesce(visitas7, 0) as visitas7, coalesce(visitas30, 0) as visitas30,
    case when visitas30 > 0 and coalesce(vendas30, 0) <= visitas30 then coalesce(vendas30, 0)::float8 / visitas30 end as conversao
  from products p left join seen on seen.product_id = p.id left join sold on sold.product_id = p.id
  where p.store_id = ${storeId} and (is_published(p) or seen.product_id is not null or sold.product_id is not null)`;

function orderOf(search: PerformanceSearch): SQL {
  const { by, isReversed } = performanceOrder(search);
  if (by === "titulo") return isReversed ? sql`search_fold(title) desc, product_id` : sql`search_fold(title), product_id`;
  const column = sql.identifier(by);
  return isReversed ? sql`${column} asc nulls first, product_id` : sql`${column} desc nulls last, product_id`;
}

/** A page of the table, and how many products it has in all. */
export async function listPerformance(
  storeId: number,
  search: PerformanceSearch,
): Promise<{ rows: PerformanceRow[]; total: number }> {
  const offset = ((search.pagina ?? 1) - 1) * PERFORMANCE_PAGE;
  const [rows, [count]] = await Promise.all([
    readPerformance(storeId, search, { limit: PERFORMANCE_PAGE, offset }),
    readRows(db, { total: col.int`count(*)::int` }, (row) => sql`select ${row} from (${listed(storeId)}) t`),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** A slice of the table in its order. */
export const readPerformance = (
  storeId: number,
  search: PerformanceSearch,
  { limit, offset }: { limit: number; offset: number },
  on: Db = db,
): Promise<PerformanceRow[]> =>
  readRows(on, ROW, sql`select ${ROW} from (${listed(storeId)}) t order by ${orderOf(search)} offset ${offset} limit ${limit}`);
