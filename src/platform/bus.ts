import { sql } from "drizzle-orm";
import pg from "pg";
import type { Tx } from "./db.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";

type Listener = (message: string) => void;
const listeners = new Map<string, Set<Listener>>();
const CHANNELS = ["cache", "order", "notice", "withdrawal"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Tells every web process, when `tx` commits and only then. */
export async function announce(tx: Tx, channel: Channel, message: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${message})`);
}

/** Hears announcements on a channel; answers the function that stops hearing. */
export function listen(channel: Channel, listener: Listener): () => void {
  const set = listeners.get(channel) ?? new Set();
  listeners.set(channel, set.add(listener));
  return () => set.delete(listener);
}

let client: pg.Client | undefined;
let stopped = false;

/** Opens the process's listening connection and keeps it open; `onGap` runs after each reconnection, when announcements may have been missed. */
export async function openBus(onGap: () => void): Promise<void> {
  stopped = false;
  const opened = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true });
  client = opened;
  const retry = () => {
    if (stopped || client !== opened) return;
    client = undefined;
    setTimeout(() => void openBus(onGap).then(onGap, (error) => log.warn({ err: String(error) }, "bus")), 500);
  };
  opened.on("error", retry);
  opened.on("end", retry);
  opened.on("notification", ({ channel, payload }) => listeners.get(channel)?.forEach((listener) => listener(payload ?? "")));
  try {
    await opened.connect();
    for (const channel of CHANNELS) await opened.query(`listen "${channel}"`);
  } catch (error) {
    retry();
    void opened.end().catch(() => undefined);
    throw error;
  }
}

export async function closeBus(): Promise<void> {
  stopped = true;
  await client?.end().catch(() => undefined);
}
