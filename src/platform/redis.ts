import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type ChainableCommander, Redis } from "ioredis";
import { closeBeforePool, pool } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { traced } from "./tracing.ts";

const CONNECT_MS = 1_000;
const AGAIN_MS = 500;
/** After this many consecutive failures, Redis is not queried for a second. */
const MOST_TROUBLES = 3;
const REST_MS = 1_000;

/** Redis was not queried, or did not respond in time: the caller continues without it. */
export class RedisAway extends Error {
  constructor(cause?: unknown) {
    super("Redis does not answer", { cause });
  }
}

let client: Redis | undefined;
let troubles = 0;
let restUntil = 0;

/** A separate connection, reopened whenever it is lost. No command is sent twice or queued until it is back. */
export function connectRedis(url: string): Redis {
  const opened = new Redis(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: env.REDIS_PATIENCE_MS,
    retryStrategy: () => AGAIN_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    keepAlive: 10_000,
    lazyConnect: true,
  });
  opened.on("error", (error) => log.debug({ err: error.message }, "redis"));
  return opened;
}

/** Settles when the first attempt to connect does. Callers before that wait briefly for it; nobody waits for a later attempt. */
let firstTry: Promise<unknown> | undefined;

function connection(): Redis | undefined {
  if (env.REDIS_URL === undefined) return undefined;
  if (!client) {
    client = connectRedis(env.REDIS_URL);
    firstTry = client
      .connect()
      .catch(() => undefined)
      .finally(() => (firstTry = undefined));
  }
  return client;
}

/**
 * The result of `ask`, within `REDIS_PATIENCE_MS`: Redis takes under 1 ms, and a slow response costs more than working without it.
 * Otherwise throws RedisAway; immediately during the pause after three failures.
 */
export async function askRedis<T>(ask: (client: Redis) => Promise<T>): Promise<T> {
  const client = connection();
  if (firstTry) await Promise.race([firstTry, sleep(env.REDIS_PATIENCE_MS)]);
  if (client?.status !== "ready" || performance.now() < restUntil) throw new RedisAway();
  try {
    const answer = await traced({ name: "redis", kind: "client", attributes: { "db.system.name": "redis" } }, () => ask(client));
    if (troubles >= MOST_TROUBLES) log.warn("redis answers again");
    troubles = 0;
    return answer;
  } catch (error) {
    noteTrouble(client, error);
    throw new RedisAway(error);
  }
}

function noteTrouble(client: Redis, error: unknown): void {
  troubles++;
  if (troubles < MOST_TROUBLES) return;
  restUntil = performance.now() + REST_MS;
  if (troubles > MOST_TROUBLES) return;
  log.warn({ err: String(error) }, "redis does not answer");
  // An open connection does not prove that the other end is alive.
  client.disconnect(true);
}

/** Runs the commands as one transaction and returns the result of each; throws when any failed. */
export async function runTogether(commands: ChainableCommander): Promise<unknown[]> {
  const answers = (await commands.exec()) ?? [];
  return answers.map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });
}

let installation: Promise<string> | undefined;

/**
 * The prefix of this installation's keys, so that two installations that share one Redis never read each other's. Derived from the database
 * itself and the public address, because a copy of the database is another installation.
 */
export function installationPrefix(): Promise<string> {
  installation ??= readIdentity().then(
    (identity) => `autoria:${createHash("sha256").update(identity).digest("hex").slice(0, 16)}`,
    (error: unknown) => {
      installation = undefined;
      throw error;
    },
  );
  return installation;
}

async function readIdentity(): Promise<string> {
  const { rows } = await pool.query<{ system: string; database: string }>(`
    select (pg_control_system()).system_identifier::text as system, oid::text as database
    from pg_database where datname = current_database()`);
  return [rows[0]?.system, rows[0]?.database, env.PUBLIC_URL ?? ""].join("\0");
}

/** The state of Redis, for monitoring; null when none is configured. */
export async function redisState(): Promise<"ok" | "down" | null> {
  if (env.REDIS_URL === undefined) return null;
  return askRedis((redis) => redis.ping()).then(
    () => "ok",
    () => "down",
  );
}

closeBeforePool(closeRedis);

/** Closes this process's connection; a later command opens another. */
export function closeRedis(): void {
  client?.disconnect();
  client = undefined;
  troubles = restUntil = 0;
}
