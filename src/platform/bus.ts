import { sql } from "drizzle-orm";
import type { Tx } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { KEPT_ALIVE, WatchedClient } from "./watched-client.ts";

type Listener = { hear: (message: string) => void; missed: () => void };
const listeners = new Map<string, Set<Listener>>();
const CHANNELS = ["cache", "order", "notice", "withdrawal"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Publishes to every web process when `tx` commits, and only then. */
export async function announce(tx: Tx, channel: Channel, message: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${message})`);
}

/**
 * Hears announcements on a channel; `missed` runs after the connection was lost and came back, when some may not have been heard.
 * Answers the function that stops both.
 */
export function listen(channel: Channel, hear: Listener["hear"], missed: Listener["missed"]): () => void {
  const listener = { hear, missed };
  const set = listeners.get(channel) ?? new Set();
  listeners.set(channel, set.add(listener));
  return () => set.delete(listener);
}

const WAIT_MS = 500;
/** An open connection says nothing of whether anybody is at its other end: this often it is asked, and this long an answer may take. */
const HEARTBEAT_MS = 10_000;
const SILENCE_SECONDS = 5;
let client: WatchedClient | undefined;
let stopped = false;

/** Opens the process's listening connection, and opens it again whenever it is lost. One that never opened is the caller's to try again. */
export async function openBus(): Promise<void> {
  stopped = false;
  await connect();
}

async function connect(): Promise<void> {
  const opened = new WatchedClient({
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    connectionTimeoutMillis: SILENCE_SECONDS * 1000,
    silenceSeconds: SILENCE_SECONDS,
    ...KEPT_ALIVE,
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
  opened.on("notification", ({ channel, payload }) => listeners.get(channel)?.forEach(({ hear }) => hear(payload ?? "")));
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
    connect().then(notifyMissed, (error: unknown) => {
      log.warn({ err: String(error) }, "bus");
      openAgain();
    });
  }, WAIT_MS);
}

function notifyMissed(): void {
  for (const set of listeners.values()) for (const { missed } of set) missed();
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
  const open = client;
  client = undefined;
  await open?.end().catch(() => undefined);
}
