import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

const ofDemo = sql`email in ('cliente@demo.test', 'autora@demo.test')`;

/** What the demo people would have been told of their latest purchases, sales, questions and reviews; only the last days are still to read. */
export async function writeNotices(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    with purchases as (
      select o.user_id, 'pedido.recibo' as event, o.id::text as ref, o.paid_at as at,
        jsonb_build_object('orderId', o.id, 'orderNumber', o.number,
          'items', (select count(*) from order_items i where i.order_id = o.id)) as facts
      from orders o join users u on u.id = o.user_id and u.${ofDemo} where o.paid_at is not null
      order by o.paid_at desc limit 6),
    sales as (
      select s.owner_id, 'venda.nova', o.id || ':' || s.id, o.paid_at,
        jsonb_build_object('orderId', o.id, 'orderNumber', o.number, 'items', count(*),
          'netCents', sum(i.paid_cents - i.commission_cents - i.interest_cents))
      from orders o join order_items i on i.order_id = o.id join stores s on s.id = i.store_id
        join users u on u.id = s.owner_id and u.${ofDemo}
      where o.paid_at is not null group by o.id, s.id order by o.paid_at desc limit 14),
    asked as (
      select s.owner_id, 'pergunta.nova', q.id::text, q.published_at, jsonb_build_object('title', p.title)
      from questions q join products p on p.id = q.product_id join stores s on s.id = p.store_id
        join users u on u.id = s.owner_id and u.${ofDemo}
      where q.status = 'publicada' order by q.published_at desc limit 3),
    reviewed as (
      select s.owner_id, 'avaliacao.nova', r.id::text, r.posted_at, jsonb_build_object('title', p.title, 'rating', r.rating)
      from reviews r join products p on p.id = r.product_id join stores s on s.id = r.store_id
        join users u on u.id = s.owner_id and u.${ofDemo}
      where r.status = 'publicada' order by r.posted_at desc limit 4),
    cheaper as (
      select f.user_id, 'favoritos.baixou', 'feira', ${now.toISOString()}::timestamptz - interval '3 hours',
        jsonb_build_object('drops', jsonb_agg(jsonb_build_object('title', p.title, 'slug', p.slug, 'toCents', ps.price_cents)))
      from favourites f join users u on u.id = f.user_id and u.${ofDemo} join products p on p.id = f.product_id
        join product_search ps on ps.product_id = f.product_id
      where f.removed_at is null and ps.price_cents < f.seen_price_cents group by f.user_id),
    told as (
      select * from purchases union all select * from sales union all select * from asked union all select * from reviewed
      union all select * from cheaper)
    insert into notifications (user_id, event, ref, facts, created_at, read_at)
    select user_id, event, ref, facts, at, case when at < ${now.toISOString()}::timestamptz - interval '3 days' then at end from told
    where at > ${now.toISOString()}::timestamptz - interval '180 days'`);
}
