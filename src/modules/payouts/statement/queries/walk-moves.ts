import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Period } from "../rules/period.ts";
import { heldNow, type Move, MOVE_COLUMNS, movesOf, passes, type StatementFilter, withSale } from "./moves.ts";

const BATCH = 500;

const OPENING_OF = defineRow({
  balanceCents: col.int`(select held from held) - coalesce(sum(change), 0)::bigint`,
  freeCents: col.int`(select free from held) - coalesce(sum(available), 0)::bigint`,
});

/** An author's balance before the period, in centavos: of all buckets, and what was available. */
export async function openingOf(storeId: number, { start }: Period): Promise<{ balanceCents: number; freeCents: number }> {
  const rows = await readRows(
    db,
    OPENING_OF,
    sql`with moves as (${movesOf(storeId, start)}), held as (${heldNow(storeId)}) select ${OPENING_OF} from moves`,
  );
  return rows[0] ?? { balanceCents: 0, freeCents: 0 };
}

/** Every movement of a period, oldest first, read a few hundred at a time; `matches`: it passes the filter. */
export async function* walkMoves(
  storeId: number,
  { start, end }: Period,
  filter: StatementFilter,
): AsyncGenerator<Move & { matches: boolean }> {
  const walked = { ...MOVE_COLUMNS, cursor: col.text`m.created_at::text`, matches: col.bool(passes(filter, storeId)) };
  let [at, id] = [start.toISOString(), 0];
  for (;;) {
    const rows = await readRows(
      db,
      walked,
      (row) => sql`
      with moves as (${movesOf(storeId)}), next as (
        select * from moves where created_at <= ${end.toISOString()}
          and (day, created_at, id) > ((${at}::timestamptz at time zone 'America/Sao_Paulo')::date, ${at}::timestamptz, ${id})
        order by day, created_at, id limit ${BATCH}
      )
      select ${row} from next m ${withSale(storeId)} order by m.created_at, m.id`,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    [at, id] = [last.cursor, last.id];
  }
}
