import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

const TABLES = ["product_search", "product_search_body", "products", "price_changes"];
const AT_ONCE = 2;

/**
 * Drops the indexes that only serve reading from the tables that grow most, keeping their definitions in a table: a load cut
 * short makes them at its next run.
 */
export async function postponeIndexes(): Promise<void> {
  await db.execute(sql`create table if not exists postponed_indexes (name text primary key, definition text not null)`);
  const rows = await readRows(
    db,
    { name: col.text`name` },
    (row) => sql`insert into postponed_indexes
    select made.relname, pg_get_indexdef(i.indexrelid) from pg_index i
      join pg_class made on made.oid = i.indexrelid join pg_class of_table on of_table.oid = i.indrelid
    where not i.indisunique and of_table.relnamespace = 'public'::regnamespace and of_table.relname = any(${sql.param(TABLES)}::text[])
    on conflict (name) do nothing returning ${row}`,
  );
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
}

/** Makes again whatever was postponed, two at a time; `told` hears of each. */
export async function makeIndexes(onProgress: (made: number, of: number) => void): Promise<void> {
  const rows = await readRows(
    db,
    { name: col.text`name`, definition: col.text`definition` },
    (row) => sql`select ${row} from postponed_indexes where to_regclass(name) is null order by definition`,
  );
  let made = 0;
  onProgress(made, rows.length);
  const waiting = rows.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { definition } of waiting) {
        await db.execute(sql.raw(definition));
        onProgress(++made, rows.length);
      }
    }),
  );
  await db.execute(sql`drop table postponed_indexes`);
}
