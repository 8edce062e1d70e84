import { sql } from "drizzle-orm";
import { db, type Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { PromotionRow } from "../../schema.ts";

const SHOWN = 100;

type Row = Omit<PromotionRow, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string };

const ROW = defineRow<Row>({
  id: col.int`r.id`,
  name: col.text`r.name`,
  percentBps: col.int`r.percent_bps`,
  productIds: col.list(col.int).orNull`case when not r.all_products then
        array(select x.product_id from promotion_products x where x.promotion_id = r.id order by x.product_id) end`,
  productCount: col.int`(select count(*)::int from products p where p.store_id = r.store_id and is_published(p) and p.price_cents > 0
        and (r.all_products or exists (
          select 1 from promotion_products x where x.promotion_id = r.id and x.product_id = p.id)))`,
  state: col.oneOf([
    "encerrada",
    "agendada",
    "no_ar",
  ])`case when r.ended_at is not null or r.ends_at <= now() then 'encerrada' when r.starts_at > now() then 'agendada' else 'no_ar' end`,
  startsAt: col.timestamp`r.starts_at`,
  endsAt: col.timestamp`coalesce(least(r.ended_at, r.ends_at), r.ends_at)`,
  saleCount: col.int`coalesce(sold.n, 0)::int`,
  revenueCents: col.int`coalesce(sold.cents, 0)::bigint`,
});

/** A store's promotions, newest first, with what was sold under each in orders that stand paid. */
export async function listPromotions(storeId: number): Promise<PromotionRow[]> {
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW}
    from promotions r
    left join lateral (
      select count(*) as n, sum(i.paid_cents) as cents from order_items i join orders o on o.id = i.order_id
      where i.promotion_id = r.id and o.status in ('pago', 'parcialmente_estornado', 'contestado')) sold on true
    where r.store_id = ${storeId} order by r.id desc limit ${SHOWN}`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
  }));
}

/** Promotions of a store that are on or will be. */
export async function countOpenPromotions(on: Db, storeId: number): Promise<number> {
  const rows = await readRows(
    on,
    { n: col.int`count(*)::int` },
    (row) => sql`
    select ${row} from promotions where store_id = ${storeId} and ended_at is null and ends_at > now()`,
  );
  return rows[0]?.n ?? 0;
}
