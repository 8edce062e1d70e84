import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Ok, Refusal } from "#kit/outcome.ts";
import { expectCommit } from "./after-commit.ts";
import { expectWrites, sendGathered } from "./before-commit.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { PreparedClient } from "./prepared-client.ts";
import { askReplica, isReplicaRecent } from "./replica.ts";
import { tracedStatement } from "./statement-name.ts";
import { expectTimeouts, setTimeouts } from "./session-timeouts.ts";
import { NoTurn, turns } from "./turns.ts";
import { KEEP_ALIVE, WatchedClient, type WatchedConfig } from "./watched-client.ts";

// Reads int8 as a JavaScript number: sums of centavos stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Timeouts in seconds. A web request answers 503 rather than wait; the worker can wait; race tests queue on purpose. */
const PATIENCE = {
  web: { statement: 5, lock: 2, connection: 2 },
  worker: { statement: 60, lock: 2, connection: 10 },
  test: { statement: 60, lock: 30, connection: 30 },
};
const seconds = PATIENCE[env.NODE_ENV === "test" ? "test" : env.ROLE === "worker" ? "worker" : "web"];

/** Of a web. A crowd that buys waits in line for two in three of them, so that who only reads always finds one. */
const CONNECTIONS = 12;
const WRITING = 8;
const LINE_SECONDS = 25;
const inTurn = turns(env.ROLE === "worker" || env.NODE_ENV === "test" ? Infinity : WRITING, LINE_SECONDS * 1000);

/**
 * The primary's connections. What a page shared by everybody reads outside a transaction goes to the replica when that is recent enough.
 */
class RoutedPool extends pg.Pool {
  override query = ((...args: unknown[]): unknown => {
    const askPrimary = () => (super.query as (...args: unknown[]) => unknown)(...args);
    const ask = () => askReplica(args, askPrimary as () => Promise<unknown>) ?? askPrimary();
    return typeof args.at(-1) === "function" ? ask() : tracedStatement(args[0], ask);
  }) as pg.Pool["query"];

  override end = ((...args: unknown[]): unknown => {
    for (const close of closedBefore) close();
    return (super.end as (...args: unknown[]) => unknown)(...args);
  }) as pg.Pool["end"];
}

const closedBefore = new Set<() => void>();
/** Registers a resource to close just before the pool closes, so that a command only has to close the database when it finishes. */
export const closeBeforePool = (close: () => void): void => void closedBefore.add(close);

/** Nothing that belongs to a connection lasts longer than a transaction: no time-out of ours, no prepared statement. */
const isSharedByTransaction = env.DATABASE_POOLING === "transaction";

export const pool = new RoutedPool({
  Client: isSharedByTransaction ? WatchedClient : PreparedClient,
  connectionString: env.DATABASE_URL,
  max: env.ROLE === "worker" ? 8 : CONNECTIONS,
  connectionTimeoutMillis: seconds.connection * 1000,
  // Opening a connection takes longest exactly when the machine is busiest.
  min: 4,
  idleTimeoutMillis: 60_000,
  ...KEEP_ALIVE,
  // The database itself cancels a statement at its timeout; a longer silence means that the other end is gone.
  ...({ silenceSeconds: seconds.statement + seconds.lock + 3 } satisfies WatchedConfig),
  ...(isSharedByTransaction ? expectTimeouts : setTimeouts({ ...seconds, idle: seconds.lock + 8 })),
});
pool.on("error", (error) => log.warn({ err: error.message }, "idle database connection lost"));

/** Whether a read that begins now may use the replica without missing a change already announced. */
export const mayReadReplica = (): Promise<boolean> =>
  isReplicaRecent(async (statement) => {
    const { rows } = await pool.query<string[]>({ text: statement, rowMode: "array" });
    return rows[0]?.[0] ?? "";
  });

export const db: NodePgDatabase = drizzle(pool);
export type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];
/** Anything that runs a query: the pool or an open transaction. */
export type Db = NodePgDatabase | Tx;

const SERIALIZATION = new Set(["40001", "40P01"]);

class Rollback extends Error {
  constructor(readonly refusal: Refusal<string>) {
    super("rolled back by a refusal");
  }
}

/**
 * Runs one use case: commits when `work` returns ok, rolls back when it refuses or throws. A deadlock or serialization failure is retried
 * up to three times.
 */
export async function transact<A extends Ok<unknown> | Refusal<string>>(work: (tx: Tx) => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt++) {
    try {
      let committed = (): void => undefined;
      const { answer, written } = await inTurn(() =>
        db.transaction(async (tx) => {
          committed = expectCommit(tx);
          expectWrites(tx);
          const answer = await work(tx);
          if (!answer.ok) throw new Rollback(answer);
          return { answer, ...(await sendGathered(tx)) };
        }),
      );
      await written;
      committed();
      return answer;
    } catch (error) {
      if (error instanceof Rollback) return error.refusal as A;
      if (attempt > 3 || !SERIALIZATION.has(sqlState(error) ?? "")) throw error;
      await sleep(10 * attempt + Math.random() * 30);
    }
  }
}

/** SQLSTATE of a database error, however deep a library wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && typeof e.code === "string" && /^[0-9A-Z]{5}$/.test(e.code)) return e.code;
  }
  return undefined;
}

/** Whatever PgBouncer has to say (no server, no turn in time, the server gone) it says as 08P01. */
const PASSING = /^(53\d{3}|55P03|57014|57P0\d|08\w{3})$/;
/** Of the driver. The last is all that is known of a transaction whose connection was lost: its rollback failed too. */
const CUT = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
const UNREACHED = new Set<unknown>(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);

/**
 * True when the error is a temporary condition of the database, not a bug: no free connection, no response, disk full, lock timeout or
 * statement cancelled.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof NoTurn || PASSING.test(sqlState(error) ?? "")) return true;
  for (let e = error; e instanceof Error; e = e.cause) {
    if (CUT.test(e.message) || ("code" in e && UNREACHED.has(e.code))) return true;
  }
  return false;
}

/** True when the error is a unique violation, of the index `constraint` if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && e.code === "23505") {
      return constraint === undefined || ("constraint" in e && e.constraint === constraint);
    }
  }
  return false;
}
