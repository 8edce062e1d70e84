import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { movesOf } from "../../statement/queries/moves.ts";
import { buildMonths, type KindSum, type MonthTotals, monthOf } from "../rules/months.ts";

/** The monthly totals of an author's money, from the first movement to the current month, in order, read from the ledger. */
export async function readMonths(storeId: number, now: Date): Promise<MonthTotals[]> {
  const [sums, returned] = await Promise.all([sumsOf(storeId), returnedOf(storeId)]);
  return buildMonths(sums, returned, monthOf(now));
}

const KIND_SUM = defineRow<KindSum>({
  month: col.text`to_char(m.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM')`,
  kind: col.text`m.kind`,
  changeCents: col.int`sum(m.change)::bigint`,
  count: col.int`count(*)::int`,
  grossCents: col.int`coalesce(sum(s.gross), 0)::bigint`,
  commissionCents: col.int`coalesce(sum(s.commission), 0)::bigint`,
  interestCents: col.int`coalesce(sum(s.interest), 0)::bigint`,
});

async function sumsOf(storeId: number): Promise<KindSum[]> {
  const rows = await readRows(
    db,
    KIND_SUM,
    sql`with moves as (${movesOf(storeId)})
    select ${KIND_SUM}
    from moves m left join ledger_journals j on j.id = m.id and m.kind = 'charge.paid'
    left join payment_attempts t on t.id = j.attempt_id
    left join lateral (
      select sum(i.paid_cents) as gross, sum(i.commission_cents) as commission, sum(i.interest_cents) as interest
      from order_items i where i.order_id = t.order_id and i.store_id = ${storeId}
    ) s on t.id is not null
    group by 1, 2`,
  );
  return rows;
}

const RETURNED_OF = defineRow({
  month: col.text`to_char(r.at at time zone 'America/Sao_Paulo', 'YYYY-MM')`,
  cents: col.int`sum(r.net_cents + r.commission_cents + r.interest_cents)::bigint`,
});

async function returnedOf(storeId: number): Promise<{ month: string; cents: number }[]> {
  const rows = await readRows(
    db,
    RETURNED_OF,
    sql`select ${RETURNED_OF}
    from sale_reversals r join order_items i on i.id = r.order_item_id where i.store_id = ${storeId} group by 1`,
  );
  return rows;
}
