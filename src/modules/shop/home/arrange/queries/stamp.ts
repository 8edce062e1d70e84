import { sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const STAMP = defineRow({
  stamp: col.text`coalesce((select max(id) from home_versions), 0) || '.' ||
      coalesce((select revision || '.' || (extract(epoch from saved_at) * 1000000)::int8 from home_drafts), '0')`,
});

/** What the arrangement was when it was read: changes at each save and at each publication. */
export async function readStamp(on: Db): Promise<string> {
  const rows = await readRows(on, STAMP, sql`select ${STAMP}`);
  return rows[0]?.stamp ?? "0.0";
}

/** Whether it is still what was read; until `tx` ends nobody else arranges anything. */
export async function holdStamp(tx: Tx, stamp: string): Promise<boolean> {
  await tx.execute(sql`lock table home_drafts in exclusive mode`);
  return (await readStamp(tx)) === stamp;
}
