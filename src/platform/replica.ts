import pg from "pg";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { replicaReads } from "./metrics.ts";
import { PreparedClient } from "./prepared-client.ts";
import { scope } from "./request-scope.ts";
import { KEEP_ALIVE, type WatchedConfig } from "./watched-client.ts";

/** A replica in health repeats a commit in some ten milliseconds; one that takes longer is not waited for. */
const PATIENCE_MS = 50;
const LOOK_EVERY_MS = 3;
/** One found behind, or gone, is left alone this long. */
const REST_MS = 1_000;
/** Pages are drawn anew this often without anybody having changed them: the replica may not be older than that either. */
const POSITION_MS = 60_000;
/** Less than the primary is given, which is asked next. */
const STATEMENT_SECONDS = 2;

type ReplicaState = "ok" | "behind" | "down";

const pool = env.DATABASE_REPLICA_URL === undefined ? null : openPool(env.DATABASE_REPLICA_URL);

/** How many changes this process heard of, and where the primary's log stood after a number of them. */
let changesHeard = 0;
let needed: { position: string; after: number; until: number } | undefined;
/** The position that the replica was last seen to have. */
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
    options: `-c statement_timeout=${STATEMENT_SECONDS}s`,
  });
  opened.on("error", (error) => log.warn({ err: error.message }, "idle replica connection lost"));
  // What answers at the address now may be another server, or the same one brought back from a copy.
  opened.on("connect", () => (reached = undefined));
  return opened;
}

/** Something that pages are made of changed: what is drawn from now on shows it. */
export function noteChange(): void {
  changesHeard++;
}

/**
 * Whether a drawing that begins now may read the replica: it has all that the primary had when the last change was heard, at once or
 * within 50 ms. `askPrimary` runs one statement there and answers its only value.
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

/** Where the primary's log stood after the last change heard; asked when a drawing needs to know, not at each change. */
async function neededPosition(askPrimary: (statement: string) => Promise<string>): Promise<string> {
  const after = changesHeard;
  // What is drawn for other processes too shows all that was committed before it began, heard here or not.
  const isForOthers = env.REDIS_URL !== undefined;
  if (!isForOthers && needed && needed.after === after && performance.now() < needed.until) return needed.position;
  const until = performance.now() + POSITION_MS;
  // What was written but not yet on the primary's disk counts: a change may be heard before it is.
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
 * Answers a statement from the replica when it only reads and the drawing it belongs to may; null when it is the primary's to answer.
 * Whatever goes wrong there (a lost connection, a row the replica had to clear, a statement that writes after all) the primary is asked.
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

/** Nobody answered; a statement that was refused has a code of PostgreSQL's (class 57 is a server on its way down). */
function isAway(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return !/^[0-9A-Z]{5}$/.test(code) || code.startsWith("57P") || code.startsWith("08");
}

/** This drawing and those of the next second ask the primary alone: waiting for one that is gone would cost each statement its patience. */
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

/** How the replica is, for who watches; null when there is none. Takes a second at most. */
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
