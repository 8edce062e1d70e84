import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { moneyDaysOf, type Span } from "../rollups/queries/days.ts";
import { shifted } from "../rules/range.ts";

/** Before the platform was. */
const BEGINNING = "2020-01-01";

/** All an author had at the first instant of a day, pockets together and debts taken out, in centavos. */
export async function readOpening(storeId: number, from: string): Promise<number> {
  const before = { from: BEGINNING, to: shifted(from, -1) };
  const rows = await readRows(
    db,
    { cents: col.int`coalesce(sum(change_cents), 0)::bigint` },
    (row) => sql`select ${row} from (${moneyDaysOf(storeId, before)}) d`,
  );
  return rows[0]?.cents ?? 0;
}

const KINDS = defineRow({
  kind: col.text`kind`,
  moves: col.int`sum(moves)::int`,
  changeCents: col.int`sum(change_cents)::bigint`,
});

/** What each kind of movement did to the balance on those days, in centavos. */
export async function readKinds(storeId: number, span: Span): Promise<{ kind: string; moves: number; changeCents: number }[]> {
  const rows = await readRows(
    db,
    KINDS,
    sql`select ${KINDS}
    from (${moneyDaysOf(storeId, span)}) d group by kind order by kind`,
  );
  return rows;
}
