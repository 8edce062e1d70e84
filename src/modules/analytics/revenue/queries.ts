import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { saleDaysOf, type Span } from "../rollups/queries/days.ts";
import type { Place } from "../rules/places.ts";
import { CHARGED_METHODS, type ChargedMethod } from "../../orders/rules/payment-methods.ts";

export type SaleTotals = { sales: number; grossCents: number; feeCents: number; returnedCents: number; netCents: number };

const TOTALS = {
  sales: col.int`sum(sales)`,
  grossCents: col.int`sum(gross_cents)`,
  feeCents: col.int`sum(commission_cents + interest_cents)`,
  returnedCents: col.int`sum(returned_cents)`,
  netCents: col.int`sum(gross_cents - commission_cents - interest_cents - returned_cents)`,
};
const DAY = defineRow({ day: col.text`day::text`, ...TOTALS });
const METHOD = defineRow({ method: col.oneOf(CHARGED_METHODS)`method`, ...TOTALS });
const PRODUCT = defineRow({ id: col.int`p.id`, title: col.text`p.title`, ...TOTALS });

/** An author's sales day by day; a day without any is left out. */
export async function readSaleDays(storeId: number, span: Span): Promise<(SaleTotals & { day: string })[]> {
  return readRows(db, DAY, sql`select ${DAY} from (${saleDaysOf(storeId, span)}) d group by d.day order by d.day`);
}

/** The same sales by how they were paid. */
export async function readMethods(storeId: number, span: Span): Promise<(SaleTotals & { method: ChargedMethod })[]> {
  return readRows(
    db,
    METHOD,
    sql`
    select ${METHOD} from (${saleDaysOf(storeId, span)}) d group by method order by "grossCents" desc, method desc`,
  );
}

const BEST = 5;

/** The products that left most to the author. */
export async function readBest(storeId: number, span: Span): Promise<(SaleTotals & { id: number; title: string })[]> {
  return readRows(
    db,
    PRODUCT,
    sql`
    select ${PRODUCT} from (${saleDaysOf(storeId, span)}) d join products p on p.id = d.product_id
    group by p.id having sum(sales) > 0 order by "netCents" desc, p.id limit ${BEST}`,
  );
}

const NOTES = 40;

export type NoteFact = { day: string; kind: "preco" | "cupom" | "promocao"; name: string; cents: number | null; isEnd: boolean };

const NOTE_FACT = defineRow<NoteFact>({
  day: col.text`day::text`,
  kind: col.oneOf(["preco", "cupom", "promocao"])`kind`,
  name: col.text`name`,
  cents: col.int.orNull`cents`,
  isEnd: col.bool`is_end`,
});

/** Prices that changed and coupons and promotions that began or ended on those days, oldest first. */
export async function readNotes(storeId: number, { from, to }: Span): Promise<NoteFact[]> {
  const inside = (at: string) => sql.raw(`(${at} at time zone 'America/Sao_Paulo')::date`);
  const between = sql`between ${from}::date and ${to}::date`;
  const rows = await readRows(
    db,
    NOTE_FACT,
    sql`select ${NOTE_FACT} from (
      select ${inside("c.since")} as day, 'preco' as kind, p.title as name, c.price_cents as cents, false as is_end
      from price_changes c join products p on p.id = c.product_id
      where p.store_id = ${storeId} and c.license = p.license and ${inside("c.since")} ${between}
        and exists (select 1 from price_changes b where b.product_id = c.product_id and b.license = c.license and b.since < c.since
          and b.price_cents <> c.price_cents)
      union all
      select ${inside("k.starts_at")}, 'cupom', k.code, null, false from coupons k
      where k.store_id = ${storeId} and k.status <> 'rascunho' and ${inside("k.starts_at")} ${between}
      union all
      select ${inside("k.ends_at")}, 'cupom', k.code, null, true from coupons k
      where k.store_id = ${storeId} and k.status <> 'rascunho' and k.ends_at <= now() and ${inside("k.ends_at")} ${between}
      union all
      select ${inside("r.starts_at")}, 'promocao', r.name, null, false from promotions r
      where r.store_id = ${storeId} and ${inside("r.starts_at")} ${between}
    ) x order by day, kind, name limit ${NOTES}`,
  );
  return rows;
}

const PLACE = defineRow<Place>({
  uf: col.text.orNull`coalesce(f.address ->> 'uf', a.uf)`,
  buyers: col.int`count(distinct o.user_id)::int`,
  sales: col.int`count(*)::int`,
  cents: col.int`sum(i.paid_cents)::bigint`,
});

/** Who bought on those days, by the state of the fiscal papers of the order or else of the buyer's own address. */
export async function readPlaces(storeId: number, { from, to }: Span): Promise<Place[]> {
  const rows = await readRows(
    db,
    PLACE,
    sql`select ${PLACE}
    from money_moves m
    join ledger_journals j on j.id = m.journal_id
    join payment_attempts t on t.id = j.attempt_id
    join orders o on o.id = t.order_id
    join order_items i on i.order_id = o.id and i.store_id = m.store_id and i.paid_cents > 0
    left join fiscal_records f on f.order_id = o.id
    left join addresses a on a.user_id = o.user_id and a.is_default
    where m.store_id = ${storeId} and m.kind = 'charge.paid' and m.day between ${from}::date and ${to}::date
    group by 1`,
  );
  return rows;
}
