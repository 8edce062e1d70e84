import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type QueueFacts = { queue: string; waiting: number; running: number; dead: number; oldestAt: Date | null };

const QUEUES = defineRow<Omit<QueueFacts, "oldestAt"> & { oldestMs: number | null }>({
  queue: col.text`name`,
  waiting: col.int`(count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int`,
  running: col.int`(count(*) filter (where state = 'active'))::int`,
  dead: col.int`(count(*) filter (where state = 'failed'))::int`,
  oldestMs: col.real
    .orNull`(extract(epoch from min(start_after) filter (where state in ('created', 'retry') and start_after <= now())) * 1000)::float8`,
});

/** Every queue with something in it: what waits for its turn, what is being done, what gave up, and since when the oldest waits. */
export async function listQueues(): Promise<QueueFacts[]> {
  const rows = await readRows(
    db,
    QUEUES,
    sql`select ${QUEUES}
    from pgboss.job where name <> 'mortos' and state in ('created', 'retry', 'active', 'failed')
    group by name order by dead desc, waiting desc, name limit 60`,
  );
  return rows
    .filter(({ waiting, running, dead }) => waiting + running + dead > 0)
    .map(({ oldestMs, ...row }) => ({ ...row, oldestAt: oldestMs === null ? null : new Date(oldestMs) }));
}
