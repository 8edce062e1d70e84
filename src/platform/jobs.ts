import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss, type SendOptions } from "pg-boss";
import type * as z from "zod";
import { listen } from "./bus/listeners.ts";
import type { Tx } from "./db.ts";
import { withoutValues } from "./describe-error.ts";
import { type Job, definedJobs } from "./define-job.ts";
import { env } from "./env.ts";
import { startWhenDue } from "./jobs-due.ts";
import { log } from "./log.ts";
import { reportError } from "./report-error.ts";
import { jobsFinished } from "./metrics.ts";
import { beginTrace, traceparent } from "./tracing.ts";
import { KEEP_ALIVE, WatchedClient } from "./watched-client.ts";

/** A job with the verb that performs it, registered by the worker. `giveUp` runs when the last attempt failed. */
export type JobHandler = {
  job: Job<z.ZodType>;
  run: (payload: unknown) => Promise<unknown>;
  giveUp: ((payload: unknown) => Promise<unknown>) | undefined;
};

/**
 * A verb that every worker runs at an interval: it must claim its own rows, so that two running at once share the work. `wokenBy`: what is
 * announced as waiting when there is something for it, which also makes it run at once.
 */
export type Sweep = { name: string; everySeconds: number; wokenBy?: string; run: () => Promise<unknown> };

const DEAD = "mortos";
/** How often the queue looks for jobs whose worker died and counts the stored ones: half of the heartbeat timeout. */
const UPKEEP_SECONDS = 10;
/** After a full batch the next is fetched at once; after a short one, on a notification or by `startWhenDue`, which asks for all. */
const TAKING = {
  batchSize: 10,
  perJobResults: true,
  burstWhenBatchFull: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 600,
} as const;
/** A batch ends with its slowest. Long jobs are taken one at a time, by so many at once. */
const LONG_TAKING = { ...TAKING, batchSize: 1 } as const;
const LONG_AT_ONCE = 5;

/**
 * Pairs a job with its verb, and with a handler for a job that will not be done. The handler does not run when the worker dies in the last
 * attempt.
 */
export function handle<S extends z.ZodType>(
  job: Job<S>,
  run: (payload: z.output<S>) => Promise<unknown>,
  giveUp?: (payload: z.output<S>) => Promise<unknown>,
): JobHandler {
  return {
    job,
    run: (payload) => run(job.schema.parse(payload)),
    giveUp: giveUp && (async (payload) => giveUp(job.schema.parse(payload))),
  };
}

let boss: PgBoss | undefined;

/** Only the role that owns the tables installs the queue; the role that serves uses it as the migration left it. */
function openBoss(connectionString: string, { supervise, installs = false }: { supervise: boolean; installs?: boolean }): PgBoss {
  const opened = new PgBoss({
    connectionString,
    ...KEEP_ALIVE,
    ...({ Client: WatchedClient, silenceSeconds: 30 } as object),
    max: supervise ? 6 : 2,
    schedule: false,
    supervise,
    migrate: installs,
    createSchema: installs,
    superviseIntervalSeconds: UPKEEP_SECONDS,
    monitorIntervalSeconds: UPKEEP_SECONDS,
    warningQueueSize: 10_000,
    useListenNotify: supervise,
  });
  opened.on("error", (error) => log.error({ err: String(error) }, "jobs"));
  return opened;
}

/** Creates the job tables and every declared queue. Safe to run again. */
export async function installJobs(connectionString: string): Promise<void> {
  const installer = openBoss(connectionString, { supervise: true, installs: true });
  await installer.start();
  await createQueues(installer);
  await installer.stop({ graceful: false });
}

async function createQueues(target: PgBoss): Promise<void> {
  await target.createQueue(DEAD);
  for (const job of definedJobs.values()) {
    const options = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: job.retryMaxSeconds,
      expireInSeconds: job.mostSeconds,
      heartbeatSeconds: 20,
      deadLetter: DEAD,
      notify: true,
    };
    if (await target.getQueue(job.name)) await target.updateQueue(job.name, options);
    else await target.createQueue(job.name, options);
  }
}

async function sender(): Promise<PgBoss> {
  if (!boss) {
    boss = openBoss(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? "", { supervise: false });
    await boss.start();
  }
  return boss;
}

/** Adds a job to the queue inside `tx`: it exists if and only if the transaction commits. */
export async function enqueue<S extends z.ZodType>(
  tx: Tx,
  job: Job<S>,
  payload: z.input<S>,
  options: SendOptions = {},
): Promise<void> {
  const target = await sender();
  await target.send(job.name, withTrace(payload as object), { ...options, db: fromDrizzle(tx, sql) });
}

/** In the row of a job, beside its payload: what it was added by, for it to be traced with it. A payload's schema leaves it out. */
const TRACE = "_trace";

function withTrace(payload: object): object {
  const trace = traceparent();
  return trace === null ? payload : { ...payload, [TRACE]: trace };
}

function traceOf(data: unknown): string | null {
  const trace = typeof data === "object" && data !== null ? Reflect.get(data, TRACE) : null;
  return typeof trace === "string" ? trace : null;
}

/** Returns a failed job to its queue inside `tx`, for one more attempt; false when it has not failed or no longer exists. */
export async function retryJob(tx: Tx, queue: string, jobId: string): Promise<boolean> {
  if (!definedJobs.has(queue)) return false;
  const { rowCount } = await tx.execute(sql`
    select 1 from pgboss.job where name = ${queue} and id = ${jobId} and state = 'failed' for update`);
  if (rowCount !== 1) return false;
  const target = await sender();
  await target.retry(queue, jobId, { db: fromDrizzle(tx, sql) });
  return true;
}

/** Processes jobs and runs the sweeps until `stop`. A job of a worker that crashed is taken by another after its heartbeat expires. */
export async function startJobs(handlers: JobHandler[], sweeps: Sweep[]): Promise<{ stop: () => Promise<void> }> {
  const taker = openBoss(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? "", { supervise: true });
  boss = taker;
  await taker.start();
  await createQueues(taker);
  const dueStarter = startWhenDue((workerId) => taker.notifyWorker(workerId));
  for (const handler of handlers) {
    const { name, isLong } = handler.job;
    const take = async (batch: Taken[]) => {
      const results = await Promise.all(batch.map((taken) => settle(taken, handler)));
      if (results.some(({ status }) => status === "failed")) dueStarter.lookSoon();
      return results;
    };
    if (!isLong) dueStarter.follow(name, await taker.work(name, TAKING, take));
    else for (let lane = 0; lane < LONG_AT_ONCE; lane++) dueStarter.follow(name, await takeAlone(taker, name, take));
  }
  const clocks = sweeps.map(startSweep);
  return {
    stop: async () => {
      dueStarter.stop();
      await Promise.all(clocks.map((stop) => stop()));
      await taker.stop({ graceful: true, timeout: 20_000 });
      boss = undefined;
    },
  };
}

/** Takes one job after another, without a pause between them while there are any. */
async function takeAlone(taker: PgBoss, name: string, take: (batch: Taken[]) => Promise<JobResult[]>): Promise<string> {
  const workerId: string = await taker.work(name, LONG_TAKING, (batch: Taken[]) =>
    take(batch).finally(() => taker.notifyWorker(workerId)),
  );
  return workerId;
}

type Taken = { id: string; data: unknown; retryCount: number; retryLimit: number };

/** Each job of a batch succeeds or fails separately; a failed one is retried later. */
async function settle(taken: Taken, { job: { name }, run, giveUp }: JobHandler): Promise<JobResult> {
  const isTriedAgain = taken.retryCount < taken.retryLimit;
  try {
    const traced = { name: `job ${name}`, kind: "consumer" } as const;
    await counted(name, () => beginTrace(traced, traceOf(taken.data), () => run(taken.data)), isTriedAgain);
    return { id: taken.id, status: "completed" };
  } catch (error) {
    if (!isTriedAgain) await giveUp?.(taken.data).catch((err: unknown) => log.error({ job: name, err }, "job not given up"));
    return { id: taken.id, status: "failed", output: { message: withoutValues(String(error)) } };
  }
}

async function counted(name: string, run: () => Promise<unknown>, isTriedAgain: boolean): Promise<void> {
  try {
    await run();
    jobsFinished.inc({ job: name, outcome: "ok" });
  } catch (error) {
    jobsFinished.inc({ job: name, outcome: "error" });
    if (isTriedAgain) log.warn({ job: name, err: error }, "job failed, to be tried again");
    else {
      log.error({ job: name, err: error }, "job failed");
      reportError(error, { job: name });
    }
    throw error;
  }
}

function startSweep({ name, everySeconds, wokenBy, run }: Sweep): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  const start = () => {
    running ??= counted(name, run, false)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        // What was stored during the run may have come too late for it.
        if (isWoken && !isStopped) wake();
      });
  };
  function wake(): void {
    isWoken = running !== undefined;
    start();
  }
  const clock = setInterval(start, everySeconds * 1000);
  const stopListening = wokenBy && listen("waiting", (what) => what === wokenBy && wake(), wake);
  return async () => {
    isStopped = true;
    clearInterval(clock);
    if (stopListening) stopListening();
    await running;
  };
}

/** Closes this process's connection to the queue. */
export async function closeJobs(): Promise<void> {
  await boss?.stop({ graceful: false });
  boss = undefined;
}
