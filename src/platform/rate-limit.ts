import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { db, pool } from "./db.ts";
import { env } from "./env.ts";
import type { Limit } from "./limits.ts";
import { log } from "./log.ts";
import { limitRefusals } from "./metrics.ts";
import { col, readRows } from "./read.ts";
import { askRedis, installationPrefix, runTogether } from "./redis.ts";

/** Beyond this number the least recently used key is discarded: a caller with this many networks is not stopped by counting them anyway. */
const MOST_KEYS = 100_000;

const shared = new Map<string, RateLimiterPostgres>();

function sharedLimiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const known = shared.get(name);
  if (known) return known;
  const settings = { keyPrefix: name, points, duration: seconds };
  const made = new RateLimiterPostgres({
    ...settings,
    storeClient: pool,
    // Set explicitly: the library infers it from the class name, and ours has another name.
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(settings),
  });
  shared.set(name, made);
  return made;
}

type Window = { taken: number; endsAt: number };
const windows = new LRUCache<string, Window>({ max: MOST_KEYS });

/** A hash, so that keys have one length and reveal nothing. */
const keyOf = ({ name }: Limit, key: string): string => createHash("sha256").update(`${name}\0${key}`).digest("base64url");

/** Takes one point of `key`. Returns null when allowed, or the seconds to wait. */
export async function takePoint(limit: Limit, key: string): Promise<number | null> {
  const wait = limit.shared ? await takeShared(limit, keyOf(limit, key)) : takeHere(limit, keyOf(limit, key));
  if (wait !== null) limitRefusals.inc({ limit: limit.name });
  return wait;
}

/**
 * Counts in Redis; when it does not respond, in PostgreSQL; without either, in each process. A limit always counts somewhere: on a change
 * from one store to another a caller may spend the points of both, and one over the limit in Redis is also over it in PostgreSQL.
 */
async function takeShared(limit: Limit, key: string): Promise<number | null> {
  if (env.REDIS_URL === undefined) return takeInPostgres(limit, key);
  const counted = await countInRedis(limit, key).catch(() => null);
  if (!counted) return takeInPostgres(limit, key);
  const { taken, waitMs } = counted;
  if (taken <= limit.points) return null;
  // Also what the administration sees of callers that reached a limit.
  if (taken === limit.points + 1) await sharedLimiterOf(limit).penalty(key, taken);
  return inSeconds(waitMs);
}

async function countInRedis(limit: Limit, key: string): Promise<{ taken: number; waitMs: number }> {
  const name = await redisName(limit, key);
  const [, taken, waitMs] = await askRedis((redis) =>
    runTogether(redis.multi().set(name, 0, "EX", limit.seconds, "NX").incr(name).pttl(name)),
  );
  return { taken: Number(taken), waitMs: Number(waitMs) };
}

const redisName = async ({ name }: Limit, key: string): Promise<string> => `${await installationPrefix()}:limit:${name}:${key}`;

async function takeInPostgres(limit: Limit, key: string): Promise<number | null> {
  try {
    await sharedLimiterOf(limit).consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return inSeconds(refusal.msBeforeNext);
    throw refusal;
  }
}

type Taken = { limit: Limit; key: string };

/**
 * Takes one point of each limit, in order, until one refuses; in one statement when all are counted in the database. Returns null when all
 * allow, or the seconds to wait.
 */
export async function takePoints(taken: readonly Taken[]): Promise<number | null> {
  if (taken.length > 0 && env.REDIS_URL === undefined && taken.every(({ limit }) => limit.shared)) {
    try {
      return await takeAtOnce(taken);
    } catch (error) {
      // Each limit has its own count for when the database does not respond.
      log.warn({ err: String(error) }, "limits taken one by one");
    }
  }
  for (const { limit, key } of taken) {
    const wait = await takePoint(limit, key);
    if (wait !== null) return wait;
  }
  return null;
}

/** Counts as the library does; each limit after the first is counted only when the one before it allowed. */
async function takeAtOnce(taken: readonly Taken[]): Promise<number | null> {
  const now = Date.now();
  const name = (place: number) => sql.identifier(`taken_${place}`);
  const parts = taken.map(({ limit, key }, place) => {
    const before = taken[place - 1];
    const allowed = before ? sql`from ${name(place - 1)} where points <= ${before.limit.points}` : sql``;
    return sql`${name(place)} as (
      insert into rate_limits (key, points, expire)
      select ${`${limit.name}:${keyOf(limit, key)}`}, 1, ${now + limit.seconds * 1000}::bigint ${allowed}
      on conflict (key) do update set
        points = case when rate_limits.expire <= ${now} then 1 else rate_limits.points + 1 end,
        expire = case when rate_limits.expire <= ${now} then excluded.expire else rate_limits.expire end
      returning points, expire)`;
  });
  const answers = taken.map((_, place) => sql`select ${sql.raw(String(place))} as place, points, expire from ${name(place)}`);
  const [last] = await readRows(
    db,
    { place: col.int`place`, points: col.int`points`, expire: col.int`expire` },
    (row) => sql`with ${sql.join(parts, sql`, `)}
    select ${row} from (${sql.join(answers, sql` union all `)}) answered order by place desc limit 1`,
  );
  const limit = last && taken[last.place]?.limit;
  if (!limit || last.points <= limit.points) return null;
  limitRefusals.inc({ limit: limit.name });
  return inSeconds(last.expire - now);
}

function takeHere({ points, seconds }: Limit, key: string): number | null {
  const now = performance.now();
  const known = windows.get(key);
  const window = known && known.endsAt > now ? known : { taken: 0, endsAt: now + seconds * 1000 };
  if (window !== known) windows.set(key, window);
  window.taken++;
  return window.taken > points ? inSeconds(window.endsAt - now) : null;
}

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Returns one point of `key`, when the call turned out to be legitimate. */
export async function returnPoint(limit: Limit, key: string): Promise<void> {
  if (limit.shared) return returnShared(limit, keyOf(limit, key));
  const window = windows.get(keyOf(limit, key));
  if (window) window.taken--;
}

/** Returns no point when none is counted: a negative count would allow one call too many. */
async function returnShared(limit: Limit, key: string): Promise<void> {
  const isReturned =
    env.REDIS_URL !== undefined &&
    (await returnInRedis(limit, key).then(
      () => true,
      () => false,
    ));
  if (!isReturned) await sharedLimiterOf(limit).reward(key);
}

async function returnInRedis(limit: Limit, key: string): Promise<void> {
  const name = await redisName(limit, key);
  await askRedis(async (redis) => {
    if (Number(await redis.get(name)) > 0) await redis.decr(name);
  });
}

export { ipBucket } from "./network.ts";
