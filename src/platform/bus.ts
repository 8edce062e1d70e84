import { sql } from "drizzle-orm";
import { gather } from "./before-commit.ts";
import { writeAnnouncements } from "./bus/announcements.ts";
import { type Echo, makeEcho } from "./bus/echo.ts";
import { type Channel, CHANNELS, deliver, deliverMissed } from "./bus/listeners.ts";
import { openSharedBus, type SharedBus } from "./bus/shared-bus.ts";
import type { Tx } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { KEEP_ALIVE, WatchedClient } from "./watched-client.ts";

export { type Channel, listen } from "./bus/listeners.ts";

type Message = { channel: Channel; message: string };

const notify = gather<Message>({
  select: (messages) => {
    const told = eachOnce(messages);
    const [channels, texts] = [told.map((one) => one.channel), told.map((one) => one.message)];
    return sql`
      select pg_notify(channel, message) from unnest(${sql.param(channels)}::text[], ${sql.param(texts)}::text[]) told(channel, message)`;
  },
});
const store = gather<Message>({ write: (tx, messages) => writeAnnouncements(tx, eachOnce(messages)), when: "after" });

const eachOnce = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((one) => [`${one.channel} ${one.message}`, one])).values(),
];

/** Publishes a message to every web process if and when `tx` commits; the same one, once. */
export const announce = (tx: Tx, channel: Channel, message: string): Promise<void> =>
  (env.REDIS_URL === undefined ? notify : store)(tx, { channel, message });

const WAIT_MS = 500;
/** An open connection does not prove that the other end is alive: it is queried every HEARTBEAT_MS, and must respond in SILENCE_SECONDS. */
const HEARTBEAT_MS = 10_000;
const SILENCE_SECONDS = 5;
let client: WatchedClient | undefined;
let echo: Echo | undefined;
let connectedAt = 0;
let shared: SharedBus | undefined;
let opening: Promise<void> | undefined;
let stopped = false;

/**
 * Opens the process's listening connection, and reopens it whenever it is lost. With Redis, also listens to what other processes publish
 * there; messages from a process without Redis still arrive. If the first opening fails it throws, and the caller has to try again.
 */
export function openBus(): Promise<void> {
  stopped = false;
  opening ??= open().catch(async (error: unknown) => {
    opening = undefined;
    await letGo();
    throw error;
  });
  return opening;
}

async function open(): Promise<void> {
  await connect();
  if (env.REDIS_URL !== undefined) shared ??= await openSharedBus(() => client);
}

/** Opens the bus for callers that can work without it meanwhile: retries until it opens. */
export function openBusSoon(): void {
  openBus().catch((error: unknown) => {
    log.warn({ err: String(error) }, "bus");
    setTimeout(() => {
      if (!stopped) openBusSoon();
    }, WAIT_MS);
  });
}

/** The connection that receives messages now. It is another object after each gap in them, and undefined during a gap. */
export const currentSubscription = (): object | undefined => client;

/**
 * Since when (`performance.now`) this process has missed no announcement; infinite while it may be missing some. With Redis also those of
 * before it began were read.
 */
export function receivesSince(): number {
  if (env.REDIS_URL !== undefined) return shared ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return client ? connectedAt : Number.POSITIVE_INFINITY;
}

/** Waits until everything announced by transactions that had committed was received. False when that cannot be known. */
export const catchUp = async (): Promise<boolean> =>
  (env.REDIS_URL === undefined ? await echo?.catchUp() : await shared?.catchUp()) ?? false;

async function connect(): Promise<void> {
  const opened = new WatchedClient({
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    connectionTimeoutMillis: SILENCE_SECONDS * 1000,
    silenceSeconds: SILENCE_SECONDS,
    ...KEEP_ALIVE,
  });
  const heartbeat = setInterval(() => void opened.query("select 1").catch(() => undefined), HEARTBEAT_MS);
  const ownEcho = makeEcho(opened);
  const lose = () => {
    clearInterval(heartbeat);
    ownEcho.close();
    if (client !== opened) return;
    client = undefined;
    openAgain();
  };
  opened.on("error", lose);
  opened.on("end", lose);
  opened.on("notification", ({ channel, payload }) => deliver(channel, payload ?? ""));
  try {
    await opened.connect();
    for (const channel of CHANNELS) await opened.query(`listen "${channel}"`);
    await ownEcho.open();
  } catch (error) {
    clearInterval(heartbeat);
    void opened.end().catch(() => undefined);
    throw error;
  }
  if (stopped) return opened.end();
  client = opened;
  echo = ownEcho;
  connectedAt = performance.now();
}

function openAgain(): void {
  setTimeout(() => {
    if (stopped) return;
    connect().then(deliverMissed, (error: unknown) => {
      log.warn({ err: String(error) }, "bus");
      openAgain();
    });
  }, WAIT_MS);
}

/** Whether the database responds on the listening connection; false while it is being reopened. Takes at most 5 seconds. */
export const doesBusAnswer = async (): Promise<boolean> =>
  client !== undefined &&
  client.query("select 1").then(
    () => true,
    () => false,
  );

/** Stops listening and does not reopen, even if the connection is lost at the moment. */
export async function closeBus(): Promise<void> {
  stopped = true;
  opening = undefined;
  await letGo();
}

async function letGo(): Promise<void> {
  shared?.close();
  shared = undefined;
  const open = client;
  client = undefined;
  await open?.end().catch(() => undefined);
}
