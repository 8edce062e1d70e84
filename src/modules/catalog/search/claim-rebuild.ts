import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { searchRebuilds } from "./tables.ts";

/** Past this many products a table made of all of them is remade twice a day; before it, every ten minutes. */
const LARGE = 50_000;

/** Takes the turn of remaking a table, for as long as `tx` lasts; false while what there is is recent or somebody else is at it. */
export async function claimRebuild(tx: Tx, name: "vocabulary" | "suggestions"): Promise<boolean> {
  const rows = await readRows(
    tx,
    { free: col.bool`pg_try_advisory_xact_lock(hashtext(${`search ${name}`}))` },
    (row) => sql`select ${row}`,
  );
  if (!rows[0]?.free) return false;
  const { rowCount } = await tx.execute(sql`
    insert into search_rebuilds as r (name, at) values (${name}, now())
    on conflict (name) do update set at = now()
    where r.at < now() - case when (select count(*) from (select 1 from product_search limit ${LARGE}::int) few) < ${LARGE}::int
      then interval '9 minutes' else interval '12 hours' end`);
  return rowCount === 1;
}

/** Marks a table as remade now, whoever's turn it was. */
export async function markRebuilt(tx: Tx, name: "vocabulary" | "suggestions"): Promise<void> {
  const at = sql`clock_timestamp()`;
  await tx.insert(searchRebuilds).values({ name, at }).onConflictDoUpdate({ target: searchRebuilds.name, set: { at } });
}
