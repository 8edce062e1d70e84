import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows, defineRow } from "#platform/read.ts";
import type { Period } from "../rules/period.ts";
import { heldNow, type Move, MOVE_COLUMNS, movesOf, NEWEST, passes, type StatementFilter, withOrder, withSale } from "./moves.ts";

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
    with moves as (${movesOf(storeId, start)}), held as (${heldNow(storeId)}), run as (
      select m.*, held.held - coalesce(sum(change) over later, 0) as balance, held.free - coalesce(sum(available) over later, 0) as free
      from moves m cross join held window later as (order by ${NEWEST} rows between unbounded preceding and 1 preceding)
    ), page as (
      select m.* from run m ${filter.words ? withOrder : sql``} where m.created_at <= ${end.toISOString()} and ${passes(filter, storeId)}
      order by ${NEWEST} limit ${STATEMENT_PAGE} offset ${(page - 1) * STATEMENT_PAGE}
    )
    select ${STATEMENT_ROW} from page m ${withSale(storeId)} order by ${NEWEST}`,
  );
}

type Sums = {
  openingCents: number;
  movedCents: number;
  closingCents: number;
  filteredCents: number;
  count: number;
  /** Whether anything ever moved until the end of the period. */
  hasMoves: boolean;
};

async function sumsOf(storeId: number, { start, end }: Period, filter: StatementFilter): Promise<Sums> {
  const isWithin = sql`m.created_at <= ${end.toISOString()}`;
  const isFound = sql`${isWithin} and ${passes(filter, storeId)}`;
  const rows = await readRows<Omit<Sums, "closingCents">>(
    db,
    {
      openingCents: col.int`(select held from held) - coalesce(sum(m.change), 0)::bigint`,
      movedCents: col.int`coalesce(sum(m.change) filter (where ${isWithin}), 0)::bigint`,
      filteredCents: col.int`coalesce(sum(m.change) filter (where ${isFound}), 0)::bigint`,
      count: col.int`(count(*) filter (where ${isFound}))::int`,
      hasMoves: col.bool`exists (select 1 from money_moves e where e.store_id = ${storeId} and e.at <= ${end.toISOString()})`,
    },
    (row) =>
      sql`with moves as (${movesOf(storeId, start)}), held as (${heldNow(storeId)}) select ${row} from moves m ${filter.words ? withOrder : sql``}`,
  );
  const sums = rows[0] ?? { openingCents: 0, movedCents: 0, filteredCents: 0, count: 0, hasMoves: false };
  return { ...sums, closingCents: sums.openingCents + sums.movedCents };
}
