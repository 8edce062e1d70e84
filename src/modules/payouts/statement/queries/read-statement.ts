import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows, defineRow } from "#platform/read.ts";
import type { Period } from "../rules/period.ts";
import { type Move, MOVE_COLUMNS, movesOf, passes, type StatementFilter, withSale } from "./moves.ts";

export const STATEMENT_PAGE = 20;

export type StatementRow = Move & {
  /** The total of all buckets after this move, less debts. */ balanceCents: number;
  /** The available balance after this move. */ freeCents: number;
};

const STATEMENT_ROW = defineRow<StatementRow>({ ...MOVE_COLUMNS, balanceCents: col.int`m.balance`, freeCents: col.int`m.free` });

/**
 * One page of an author's movements, newest first, each with the balance after it, and the totals of the complete period: opening plus
 * movements is closing, to the centavo, whatever the filter; `filteredCents` adds the movements that pass the filter, on all pages.
 */
export async function readStatement(storeId: number, period: Period, filter: StatementFilter, page: number) {
  const [rows, sums] = await Promise.all([pageOf(storeId, period, filter, page), sumsOf(storeId, period, filter)]);
  return {
    rows: rows.map((row) => ({ ...row, at: new Date(row.at) })),
    ...sums,
    page,
    pages: Math.ceil(sums.count / STATEMENT_PAGE),
  };
}

async function pageOf(storeId: number, { start, end }: Period, filter: StatementFilter, page: number): Promise<StatementRow[]> {
  return readRows(
    db,
    STATEMENT_ROW,
    sql`
    with moves as (${movesOf(storeId)}), run as (
      select *, sum(change) over w as balance, sum(available) over w as free from moves window w as (order by created_at, id)
    )
    select ${STATEMENT_ROW}
    from run m ${withSale(storeId)}
    where m.created_at between ${start.toISOString()} and ${end.toISOString()} and ${passes(filter, storeId)}
    order by m.created_at desc, m.id desc limit ${STATEMENT_PAGE} offset ${(page - 1) * STATEMENT_PAGE}`,
  );
}

type Sums = {
  openingCents: number;
  movedCents: number;
  closingCents: number;
  filteredCents: number;
  count: number;
  total: number;
};

async function sumsOf(storeId: number, { start, end }: Period, filter: StatementFilter): Promise<Sums> {
  const rows = await readRows<Omit<Sums, "closingCents">>(
    db,
    {
      openingCents: col.int`coalesce(sum(m.change) filter (where m.created_at < ${start.toISOString()}), 0)::bigint`,
      movedCents: col.int`coalesce(sum(m.change) filter (where m.created_at >= ${start.toISOString()}), 0)::bigint`,
      filteredCents: col.int`coalesce(sum(m.change) filter (where m.created_at >= ${start.toISOString()} and ${passes(filter, storeId)}), 0)::bigint`,
      count: col.int`(count(*) filter (where m.created_at >= ${start.toISOString()} and ${passes(filter, storeId)}))::int`,
      total: col.int`count(*)::int`,
    },
    (row) => sql`with moves as (${movesOf(storeId)})
    select ${row}
    from moves m left join payment_attempts t on t.id = m.attempt_id left join orders o on o.id = t.order_id
    where m.created_at <= ${end.toISOString()}`,
  );
  const sums = rows[0] ?? { openingCents: 0, movedCents: 0, filteredCents: 0, count: 0, total: 0 };
  return { ...sums, closingCents: sums.openingCents + sums.movedCents };
}
