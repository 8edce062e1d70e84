import { type SQL, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { saleTallies, saleTallyChanges } from "./tables.ts";

const AT_ONCE = 5_000;
const TURNS = 20;
const KEY: SQL = sql.raw("store_id, day, product_id, method, status, is_paid");
const SUMS = ["items", "paid_cents", "commission_cents", "interest_cents", "returned_cents"];
const named = (write: (sum: string) => string): SQL => sql.raw(SUMS.map(write).join(", "));
const isEmpty: SQL = sql.raw(SUMS.map((sum) => `${sum} = 0`).join(" and "));

/**
 * Adds to the tallies the changes that wait, the oldest first, in transactions of five thousand. A reader sees each change once, before or
 * after. Two workers do it one after the other; killed half-way, what was not added still waits.
 */
export async function foldSaleTallies(): Promise<void> {
  const waiting = await readRows(
    db,
    { id: col.int`id` },
    (row) => sql`select ${row} from ${saleTallyChanges} order by id limit 1`,
  );
  if (waiting.length === 0) return;
  for (let turn = 0; turn < TURNS; turn++) {
    const taken = await transact(async (tx) => ok(await foldSome(tx)));
    if (!taken.ok || taken.value < AT_ONCE) return;
  }
}

/** Answers how many were taken. */
async function foldSome(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sale_tallies'))`);
  const [folded] = await readRows(
    tx,
    { taken: col.int`(select count(*) from taken)::int` },
    (row) => sql`
    with taken as (
      delete from ${saleTallyChanges} where id in (select id from ${saleTallyChanges} order by id limit ${AT_ONCE}) returning *
    ), added as (
      insert into ${saleTallies} as t (${KEY}, ${named((sum) => sum)})
      select ${KEY}, ${named((sum) => `sum(${sum})`)} from taken group by ${KEY}
      on conflict (${KEY}) do update set ${named((sum) => `${sum} = t.${sum} + excluded.${sum}`)}
    )
    select ${row}`,
  );
  await tx.execute(sql`delete from ${saleTallies} where ${isEmpty}`);
  return folded?.taken ?? 0;
}
