import { sql } from "drizzle-orm";
import pg from "pg";
import type { Tx } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";

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
let client: pg.Client | undefined;
let stopped = false;

/** Opens the process's listening connection, and opens it again whenever it is lost. One that never opened is the caller's to try again. */
export async function openBus(): Promise<void> {
  stopped = false;
  await connect();
}

async function connect(): Promise<void> {
  const opened = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true });
  const lose = () => {
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

/** Stops listening, for good even while the connection is lost. */
export async function closeBus(): Promise<void> {
  stopped = true;
  const open = client;
  client = undefined;
  await open?.end().catch(() => undefined);
}
