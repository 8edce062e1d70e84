import pg from "pg";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { replicaReads } from "./metrics.ts";
import { PreparedClient } from "./prepared-client.ts";
import { scope } from "./request-scope.ts";
import { setTimeouts } from "./session-timeouts.ts";
import { KEEP_ALIVE, type WatchedConfig } from "./watched-client.ts";

/** A healthy replica replays a commit within about ten milliseconds; a slower one is not waited for. */
const PATIENCE_MS = 50;
const LOOK_EVERY_MS = 3;
/** A replica found behind or unreachable is not used for this long. */
const REST_MS = 1_000;
/** Pages are rendered again this often even when nothing changed: the replica may not be older than that either. */
const POSITION_MS = 60_000;
/** Less than the primary's timeout, because the primary is queried next. */
const STATEMENT_SECONDS = 2;

type ReplicaState = "ok" | "behind" | "down";

const pool = env.DATABASE_REPLICA_URL === undefined ? null : openPool(env.DATABASE_REPLICA_URL);

/** How many changes this process was notified of, and the position of the primary's log after a number of them. */
let changesReceived = 0;
let needed: { position: string; after: number; until: number } | undefined;
/** The last position the replica is known to have replayed. */
let reached: string | undefined;
let restUntil = 0;

function openPool(connectionString: string): pg.Pool {
  const opened = new pg.Pool({
    Client: PreparedClient,
    connectionString,
    max: 12,
    connectionTimeoutMillis: 1_000,
    idleTimeoutMillis: 60_000,
    ...KEEP_ALIVE,
    ...({ silenceSeconds: STATEMENT_SECONDS + 1 } satisfies WatchedConfig),
    ...setTimeouts({ statement: STATEMENT_SECONDS, lock: STATEMENT_SECONDS, idle: STATEMENT_SECONDS }),
  });
  opened.on("error", (error) => log.warn({ err: error.message }, "idle replica connection lost"));
  // A new connection may reach another server, or the same one restored from a backup.
  opened.on("connect", () => (reached = undefined));
  return opened;
}

/** Notes that something shown in pages changed: pages rendered from now on must show it. */
export function noteChange(): void {
  changesReceived++;
}

/**
 * Whether a rendering that begins now may read the replica: it already has, or has within 50 ms, all that the primary had when the last
 * change was announced. `askPrimary` runs one statement there and returns its only value.
 */
export async function isReplicaRecent(askPrimary: (statement: string) => Promise<string>): Promise<boolean> {
  if (!pool || performance.now() < restUntil) return false;
  try {
    const position = await neededPosition(askPrimary);
    if (reached === position || (await reaches(position))) return true;
  } catch (error) {
    log.warn({ err: String(error) }, "replica");
  }
  restUntil = performance.now() + REST_MS;
  return false;
}

/** The position of the primary's log after the last announced change; queried when a rendering needs it, not at each change. */
async function neededPosition(askPrimary: (statement: string) => Promise<string>): Promise<string> {
  const after = changesReceived;
  // A page shared with other processes must show everything committed before its rendering began, announced here or not.
  const isForOthers = env.pagesIn !== null;
  if (!isForOthers && needed && needed.after === after && performance.now() < needed.until) return needed.position;
  const until = performance.now() + POSITION_MS;
  // Includes what is not yet on the primary's disk: a change may be announced before it is.
  const position = await askPrimary("select pg_current_wal_insert_lsn()::text");
  if (!needed || needed.after <= after) needed = { position, after, until };
  return position;
}

async function reaches(position: string): Promise<boolean> {
  for (const deadline = performance.now() + PATIENCE_MS; ;) {
    const left = deadline - performance.now();
    if (left <= 0) return false;
    if (await within(left, hasReplayed(position))) {
      reached = position;
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function hasReplayed(position: string): Promise<boolean> {
  const { rows } = await (pool as pg.Pool).query<{ has: boolean | null }>(
    "select pg_last_wal_replay_lsn() >= $1::pg_lsn as has",
    [position],
  );
  return rows[0]?.has === true;
}

const within = (ms: number, answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, new Promise<boolean>((resolve) => void setTimeout(resolve, ms, false).unref())]);

const READING = /^\s*(select|with)\b/i;

/**
 * Runs on the replica a statement that only reads, when the rendering it belongs to may read it; null when the primary must run it. On any
 * failure there (a lost connection, a row the replica had to remove, a statement that writes after all) the primary runs it.
 */
export function askReplica(args: unknown[], askPrimary: () => Promise<unknown>): Promise<unknown> | null {
  if (!pool || !scope()?.readsReplica || typeof args.at(-1) === "function" || !READING.test(textOf(args[0]))) return null;
  return (pool.query as (...args: unknown[]) => Promise<unknown>)(...args).then(
    (answer) => {
      replicaReads.inc({ answer: "replica" });
      return answer;
    },
    (error: unknown) => {
      if (isAway(error)) leaveAlone();
      replicaReads.inc({ answer: "primary" });
      return askPrimary();
    },
  );
}

/** True when the server is unreachable: a refused statement has a PostgreSQL code (class 57P is a server shutting down). */
function isAway(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return !/^[0-9A-Z]{5}$/.test(code) || code.startsWith("57P") || code.startsWith("08");
}

/**
 * This rendering, and others for the next second, use only the primary: waiting for an unreachable replica would cost each statement its
 * timeout.
 */
function leaveAlone(): void {
  reached = undefined;
  restUntil = performance.now() + REST_MS;
  const drawing = scope();
  if (drawing) drawing.readsReplica = false;
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const isQuery = typeof statement === "object" && statement !== null && "text" in statement;
  return isQuery && typeof statement.text === "string" ? statement.text : "";
}

/** The state of the replica, for monitoring; null when none is configured. Takes at most a second. */
export async function replicaState(): Promise<ReplicaState | null> {
  if (!pool) return null;
  const answer = pool.query<{ is_one: boolean }>("select pg_is_in_recovery() as is_one").then(({ rows }) => rows[0]?.is_one);
  answer.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, 1_000, undefined).unref());
  const isOne = await Promise.race([answer, late]).catch(() => undefined);
  if (!isOne) return "down";
  return performance.now() < restUntil ? "behind" : "ok";
}

export const closeReplica = async (): Promise<void> => pool?.end();
