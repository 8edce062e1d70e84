import { sql } from "drizzle-orm";
import { db } from "./db.ts";
import { log } from "./log.ts";
import { col, readRows } from "./read.ts";

/** How often the queues are queried, and how far ahead: every job due before the next query is found by this one. */
const LOOK_MS = 5_000;
/** The failures of a batch are written just after it finishes; its first retry is due at least two seconds later. */
const AFTER_FAILURE_MS = 1_000;
const MOST = 2_000;

export type DueStarter = { follow: (queue: string, workerId: string) => void; lookSoon: () => void; stop: () => void };

/**
 * Wakes each queue's workers at the instant a waiting job is due. The queue announces only jobs already due when they are stored; without
 * this, a retry or a delayed job would wait for the next poll.
 */
export function startWhenDue(start: (workerId: string) => void): DueStarter {
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();
  let soon: NodeJS.Timeout | undefined;

  function after(ms: number, act: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
    return timer;
  }
  async function look(): Promise<void> {
    for (const { queue, inMs } of await findDue([...workers.keys()])) {
      const workerIds = workers.get(queue) ?? [];
      after(Math.max(inMs, 0), () => workerIds.forEach(start));
    }
  }
  const safely = () => void look().catch((error: unknown) => log.warn({ err: String(error) }, "due jobs not looked at"));
  const clock = setInterval(safely, LOOK_MS);
  return {
    follow: (queue, workerId) => workers.set(queue, [...(workers.get(queue) ?? []), workerId]),
    lookSoon: () => {
      soon ??= after(AFTER_FAILURE_MS, () => {
        soon = undefined;
        safely();
      });
    },
    stop: () => {
      clearInterval(clock);
      timers.forEach(clearTimeout);
      timers.clear();
    },
  };
}

/** Queues with a job due now, and the instants at which others are due soon: milliseconds from now, rounded up to a quarter of a second. */
function findDue(queues: string[]): Promise<{ queue: string; inMs: number }[]> {
  const waits = sql`j.state < 'active' and not j.blocked`;
  return readRows(
    db,
    { queue: col.text`queue`, inMs: col.int`in_ms` },
    (row) => sql`select ${row} from (
      select q.name as queue, 0 as in_ms from unnest(${sql.param(queues)}::text[]) q (name)
        where exists (select 1 from pgboss.job j where j.name = q.name and ${waits} and j.start_after <= now())
      union
      select name, in_ms from (
        select j.name, (ceil(extract(epoch from j.start_after - now()) * 4) * 250)::int as in_ms from pgboss.job j
          where ${waits} and j.start_after > now() and j.start_after <= now() + make_interval(secs => ${LOOK_MS / 1000 + 1})
          limit ${MOST}) soon) due`,
  );
}
