import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Sixty days of visits to the products of the demo author's store, more of them on the days when something sold. Nobody visited: only sums are kept. */
export async function writeReach(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    with shop as (
      select p.id, p.slug, (p.published_at at time zone 'America/Sao_Paulo')::date as since
      from products p join stores st on st.id = p.store_id join users u on u.id = st.owner_id and u.email = 'autora@demo.test'
      where p.status = 'publicado'
    ),
    sold as (
      select i.product_id, (o.paid_at at time zone 'America/Sao_Paulo')::date as day, count(*) as n
      from order_items i join shop on shop.id = i.product_id join orders o on o.id = i.order_id group by 1, 2
    ),
    days as (
      select shop.id as product_id, x.day, (7 + abs(hashtext(shop.slug || x.day::text)) % 11 + 19 * coalesce(sold.n, 0))::int as people
      from shop cross join lateral (
        select (${now.toISOString()}::timestamptz at time zone 'America/Sao_Paulo')::date - n as day from generate_series(1, 60) n
      ) x left join sold on sold.product_id = shop.id and sold.day = x.day
      where x.day >= shop.since
    ),
    sources (host, source, medium, campaign, tenths) as (values
      ('autoria', '', '', '', 5.0), ('', '', '', '', 1.6), ('google.com', '', '', '', 1.3), ('instagram.com', 'instagram', 'bio', 'volta-as-aulas', 1.1),
      ('pinterest.com', '', '', '', 0.6), ('', 'whatsapp', 'grupo', 'professores', 0.4)),
    told as (
      insert into reach_sources (product_id, day, host, utm_source, utm_medium, utm_campaign, times, visitors)
      select product_id, day, host, source, medium, campaign, n + n / 4, n
      from days cross join sources cross join lateral (select round(people * tenths / 10)::int as n) c where n > 0
      returning product_id, day, times, visitors
    ),
    visits as (select product_id, day, sum(times) as times, sum(visitors) as visitors from told group by 1, 2)
    insert into reach_days (product_id, day, kind, times, visitors)
    select product_id, day, 'visita', times, visitors from visits
    union all
    select product_id, day, kind, n, n
    from visits cross join (values ('busca', 0.31), ('amostra', 0.22), ('carrinho', 0.07)) k (kind, part)
    cross join lateral (select round(visitors * part)::int as n) c where n > 0`);
}
