import { type SQL, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { rawDownloads, rawMoney, rawReaders, rawSales } from "./queries/raw.ts";
import { changedDays, downloadDays, moneyDays, readerDays, saleDays } from "./tables.ts";

const STORES_AT_ONCE = 40;
const DAYS_AT_ONCE = 400;
/** Past so many marks on the current day, all but the newest are dropped: one says as much. */
const MANY_MARKS = 200;
const TODAY = sql`(now() at time zone 'America/Sao_Paulo')::date`;

type Due = { storeId: number; what: "dinheiro" | "downloads" };

const DUE = defineRow<Due>({
  storeId: col.int`store_id`,
  what: col.oneOf(["dinheiro", "downloads"])`what`,
});

/**
 * Sums the closed days that changed, of as many authors as fit in one turn. A day changed while it is being summed stays due. Two
 * workers share the work; killed half-way it leaves the day as it was, still due.
 */
export async function rollDays(): Promise<void> {
  const rows = await readRows(
    db,
    DUE,
    sql`select ${DUE} from ${changedDays}
    group by store_id, what having min(day) < ${TODAY} or count(*) > ${MANY_MARKS}
    order by min(id) limit ${STORES_AT_ONCE}`,
  );
  for (const due of rows) await transact(async (tx) => ok(await rollStore(tx, due)));
}

async function rollStore(tx: Tx, { storeId, what }: Due): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('changed_days'), ${storeId})`);
  await tx.execute(sql`
    delete from ${changedDays} c where c.store_id = ${storeId} and c.what = ${what} and c.day >= ${TODAY}
      and c.id < (select max(n.id) from ${changedDays} n where n.store_id = ${storeId} and n.what = ${what} and n.day = c.day)`);
  const rows = await readRows(
    tx,
    { day: col.text`day::text` },
    (row) => sql`with due as (
      select distinct day from ${changedDays} where store_id = ${storeId} and what = ${what} and day < ${TODAY}
      order by day limit ${DAYS_AT_ONCE}
    ), taken as (
      delete from ${changedDays} c using due where c.store_id = ${storeId} and c.what = ${what} and c.day = due.day returning c.day
    )
    select distinct ${row} from taken`,
  );
  if (rows.length === 0) return;
  const days = sql`select unnest(string_to_array(${rows.map(({ day }) => day).join(",")}, ',')::date[]) as day`;
  for (const [table, columns, raw] of SAVED[what]) {
    await tx.execute(sql`delete from ${table} where store_id = ${storeId} and day in (${days})`);
    await tx.execute(sql`
      insert into ${table} (store_id, ${columns}) select ${storeId}::int, ${columns} from (${raw(storeId, days)}) s`);
  }
}

/** What is kept of a day, and from which rows. */
const SAVED: Record<Due["what"], [table: SQL, columns: SQL, raw: (storeId: number, days: SQL) => SQL][]> = {
  dinheiro: [
    [sql`${moneyDays}`, sql`day, kind, moves, change_cents`, rawMoney],
    [
      sql`${saleDays}`,
      sql`day, product_id, method, sales, gross_cents, commission_cents, interest_cents, returned_cents`,
      rawSales,
    ],
  ],
  downloads: [
    [sql`${downloadDays}`, sql`day, product_id, file_id, downloads, openings, firsts`, rawDownloads],
    [sql`${readerDays}`, sql`day, product_id, people`, rawReaders],
  ],
};
