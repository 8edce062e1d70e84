import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Happening } from "../rules/happening-words.ts";

const MOST = 10;
const DAYS = 90;

const HAPPENING = defineRow<Happening>({
  kind: col.oneOf(["avaliacao", "pergunta", "venda", "reembolso", "seguidores"])`kind`,
  at: col.text`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  ref: col.text`ref`,
  label: col.text`label`,
  number: col.int.orNull`number`,
  count: col.int`count`,
  cents: col.int.orNull`cents`,
});

/** The latest of a store: what was sold and given back (by the ledger), said, asked, and who began to follow. Nobody is named. */
export async function listHappenings(storeId: number): Promise<Happening[]> {
  const recent = sql`now() - make_interval(days => ${DAYS})`;
  const moves = sql`(
    select m.kind, m.at, m.change_cents, j.attempt_id, j.ref from money_moves m join ledger_journals j on j.id = m.journal_id
    where m.store_id = ${storeId} and m.day >= (${recent})::date`;
  const ofOrder = (only = sql`true`) => sql`join payment_attempts t on t.id = m.attempt_id join orders o on o.id = t.order_id
    join lateral (select string_agg(i.title, ', ' order by i.id) as titles, count(*)::int as items from order_items i
      where i.order_id = o.id and i.store_id = ${storeId} and i.paid_cents > 0 and ${only}) l on true`;
  const givenBack = sql`exists (select 1 from sale_reversals r where r.kind = m.kind and r.ref = m.ref and r.order_item_id = i.id)`;
  const rows = await readRows(
    db,
    HAPPENING,
    sql`select ${HAPPENING} from (
      (select 'venda' as kind, m.at, o.id::text as ref, l.titles as label, o.number, l.items as count, m.change_cents as cents
        from ${moves} and m.kind = 'charge.paid' order by m.day desc, m.at desc, m.journal_id desc limit ${MOST}) m ${ofOrder()})
      union all (select 'reembolso', m.at, o.id::text, l.titles, o.number, l.items, m.change_cents
        from ${moves} and m.kind = 'refund.done' order by m.day desc, m.at desc, m.journal_id desc limit ${MOST}) m ${ofOrder(givenBack)})
      union all (select 'avaliacao', r.posted_at, r.product_id::text, p.title, null, r.rating, null
        from reviews r join products p on p.id = r.product_id
        where r.store_id = ${storeId} and r.status in ('publicada', 'denunciada') and r.posted_at > ${recent}
        order by r.posted_at desc, r.id desc limit ${MOST})
      union all (select 'pergunta', q.published_at, q.product_id::text, p.title, null, 1, null
        from questions q join products p on p.id = q.product_id
        where p.store_id = ${storeId} and q.status = 'publicada' and q.published_at > ${recent}
        order by q.published_at desc, q.id desc limit ${MOST})
      union all (select 'seguidores', max(f.followed_at), '', '', null, count(*)::int, null
        from stores_followed f where f.store_id = ${storeId} and f.followed_at > ${recent}
        group by (f.followed_at at time zone 'America/Sao_Paulo')::date order by 2 desc limit ${MOST})
    ) happened order by happened.at desc, kind limit ${MOST}`,
  );
  return rows;
}
