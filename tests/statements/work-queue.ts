import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { db } from "#platform/db.ts";
import type { JobHandler } from "#platform/jobs.ts";
import { col, readRows } from "#platform/read.ts";
import { step, uncounted } from "./recorder.ts";

type Queue = { work: (options?: { ahead?: boolean }) => Promise<number>; close: () => Promise<void> };

/**
 * Takes what waits as the worker does, batch by batch (fetched in one statement, finished in one), one after the other so that two runs
 * send the same statements. `ahead`: also what is due later. Answers how many jobs were done.
 */
export async function openQueue(handlers: JobHandler[]): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? "",
    schedule: false,
    supervise: false,
    migrate: false,
  });
  await boss.start();

  async function takeBatch(name: string, ahead: boolean): Promise<number> {
    step(name);
    const batch = await boss.fetch(name, { batchSize: 10, ignoreStartAfter: ahead });
    if (batch.length === 0) return 0;
    const handler = handlers.find(({ job }) => job.name === name);
    if (!handler) throw new Error(`nobody takes ${name}`);
    await Promise.all(batch.map(({ data }) => handler.run(data)));
    await boss.complete(
      name,
      batch.map(({ id }) => id),
    );
    return batch.length;
  }

  async function work({ ahead = false } = {}): Promise<number> {
    for (let done = 0; ;) {
      const [next] = await uncounted(() => findWaiting(ahead));
      if (next === undefined) return done;
      done += await takeBatch(next, ahead);
    }
  }
  return { work, close: () => boss.stop({ graceful: false }) };
}

async function findWaiting(ahead: boolean): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: col.text`name` },
    (row) => sql`select ${row} from pgboss.job where state < 'active' and (${ahead} or start_after <= now())
      group by name order by min(created_on), name limit 1`,
  );
  return rows.map(({ name }) => name);
}
