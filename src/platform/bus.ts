import { sql } from "drizzle-orm";
import pg from "pg";
import type { Tx } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";

type Listener = { hear: (message: string) => void; missed: () => void };
const listeners = new Map<string, Set<Listener>>();
const CHANNELS = ["cache", "order", "notice", "withdrawal"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Tells every web process, when `tx` commits and only then. */
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

let client: pg.Client | undefined;
let stopped = false;

/** Opens the process's listening connection and keeps it open. */
export async function openBus(): Promise<void> {
  stopped = false;
  const opened = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true });
  client = opened;
  const retry = () => {
    if (stopped || client !== opened) return;
    client = undefined;
    setTimeout(() => void openBus().then(tellMissed, (error) => log.warn({ err: String(error) }, "bus")), 500);
  };
  opened.on("error", retry);
  opened.on("end", retry);
  opened.on("notification", ({ channel, payload }) => listeners.get(channel)?.forEach(({ hear }) => hear(payload ?? "")));
  try {
    await opened.connect();
    for (const channel of CHANNELS) await opened.query(`listen "${channel}"`);
  } catch (error) {
    retry();
    void opened.end().catch(() => undefined);
    throw error;
  }
}

function tellMissed(): void {
  for (const set of listeners.values()) for (const { missed } of set) missed();
}

export async function closeBus(): Promise<void> {
  stopped = true;
  await client?.end().catch(() => undefined);
}
