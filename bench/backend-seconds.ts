import { existsSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** Processor time used so far by the connections open to this database, in seconds; null where /proc does not tell it. */
export async function backendSeconds(): Promise<number | null> {
  const rows = await readRows(
    db,
    { pid: col.int`pid` },
    (row) => sql`select ${row} from pg_stat_activity where datname = current_database()`,
  );
  if (rows.some(({ pid }) => !existsSync(`/proc/${pid}/stat`))) return null;
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}
