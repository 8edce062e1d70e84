import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { moneyDaysOf, type Span } from "../rollups/queries/days.ts";
import { shifted } from "../rules/range.ts";

/** Before the platform was. */
const BEGINNING = "2020-01-01";

/** All an author had at the first instant of a day, pockets together and debts taken out, in centavos. */
export async function readOpening(storeId: number, from: string): Promise<number> {
  const before = { from: BEGINNING, to: shifted(from, -1) };
  const { rows } = await db.execute<{ cents: number }>(
    sql`select coalesce(sum(change_cents), 0)::bigint as cents from (${moneyDaysOf(storeId, before)}) d`,
  );
  return rows[0]?.cents ?? 0;
}

/** What each kind of movement did to the balance on those days, in centavos. */
export async function readKinds(storeId: number, span: Span): Promise<{ kind: string; moves: number; changeCents: number }[]> {
  const { rows } = await db.execute<{ kind: string; moves: number; changeCents: number }>(sql`
    select kind, sum(moves)::int as moves, sum(change_cents)::bigint as "changeCents"
    from (${moneyDaysOf(storeId, span)}) d group by kind order by kind`);
  return rows;
}
