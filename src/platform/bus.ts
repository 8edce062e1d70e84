import { sql } from "drizzle-orm";
import { writeAnnouncement } from "./bus/announcements.ts";
import { type Channel, CHANNELS, deliver, deliverMissed } from "./bus/listeners.ts";
import { openSharedBus } from "./bus/shared-bus.ts";
import type { Tx } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { KEEP_ALIVE, WatchedClient } from "./watched-client.ts";

export { type Channel, listen } from "./bus/listeners.ts";

/** Publishes to every web process when `tx` commits, and only then. */
export async function announce(tx: Tx, channel: Channel, message: string): Promise<void> {
  if (env.REDIS_URL === undefined) await tx.execute(sql`select pg_notify(${channel}, ${message})`);
  else await writeAnnouncement(tx, channel, message);
}

const WAIT_MS = 500;
/** An open connection says nothing of whether anybody is at its other end: this often it is asked, and this long an answer may take. */
const HEARTBEAT_MS = 10_000;
const SILENCE_SECONDS = 5;
let client: WatchedClient | undefined;
let shared: { close: () => void } | undefined;
let opening: Promise<void> | undefined;
let stopped = false;

/**
 * Opens the process's listening connection, and opens it again whenever it is lost; with Redis also what other processes publish there:
 * what one without it announces is heard all the same. One that never opened is the caller's to try again.
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

/** The same for who can do without it meanwhile: tried until it opens. */
export function openBusSoon(): void {
  openBus().catch((error: unknown) => {
    log.warn({ err: String(error) }, "bus");
    setTimeout(() => {
      if (!stopped) openBusSoon();
    }, WAIT_MS);
  });
}

/** The connection that hears announcements now; another one after each gap in them, and none while there is a gap. */
export const hearing = (): object | undefined => client;

async function connect(): Promise<void> {
  const opened = new WatchedClient({
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    connectionTimeoutMillis: SILENCE_SECONDS * 1000,
    silenceSeconds: SILENCE_SECONDS,
    ...KEEP_ALIVE,
  });
  const heartbeat = setInterval(() => void opened.query("select 1").catch(() => undefined), HEARTBEAT_MS);
  const lose = () => {
    clearInterval(heartbeat);
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
  } catch (error) {
    clearInterval(heartbeat);
    void opened.end().catch(() => undefined);
    throw error;
  }
  if (stopped) return opened.end();
  client = opened;
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

/** Whether the database answers on the connection that listens; false while it is being opened again. Takes 5 seconds at most. */
export const doesBusAnswer = async (): Promise<boolean> =>
  client !== undefined &&
  client.query("select 1").then(
    () => true,
    () => false,
  );

/** Stops listening, for good even while the connection is lost. */
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
