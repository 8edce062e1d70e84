import { LRUCache } from "lru-cache";
import type { ClientBase } from "pg";
import { log } from "../log.ts";
import { afresh } from "./afresh.ts";
import { type Announcement, RETENTION_MINUTES, MOST_READ, readSince } from "./announcements.ts";
import { deliver, deliverMissed } from "./listeners.ts";
import { subscribe, type Subscription } from "./subscription.ts";

/**
 * Redis delivers at once, and the table is read for what a process died before publishing. Without Redis only the table delivers, so it is
 * read more often.
 */
const CHECK_MS = 2_000;
const ALONE_MS = 250;
/** Half of the table's retention: nothing may have been deleted between two reads. */
const MOST_GAP_MS = (RETENTION_MINUTES / 2) * 60_000;

/** `catchUp` reads the table: true when everything committed before the call was delivered. */
export type SharedBus = { catchUp: () => Promise<boolean>; close: () => void };

/**
 * Delivers the announcements of every process, each once: from Redis as soon as they commit, and from the table where they are stored with
 * the change. `database` returns the connection that reads the table, or undefined while there is none.
 */
export async function openSharedBus(database: () => ClientBase | undefined): Promise<SharedBus> {
  const received = new LRUCache<number, true>({ max: 20_000 });
  /** Starts with all that is stored: what was announced before this process began may concern pages it will find in Redis. */
  let position = "0";
  let readAt = performance.now();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function receive(announced: Announcement[]): void {
    for (const { id, channel, message } of announced) {
      if (received.has(id)) continue;
      received.set(id, true);
      deliver(channel, message);
    }
  }

  async function read(): Promise<boolean> {
    const client = database();
    if (!client || isClosed) return false;
    const startedAt = performance.now();
    const { announced, next } = await readSince(client, position);
    if (announced.length > MOST_READ || startedAt - readAt > MOST_GAP_MS) deliverMissed();
    receive(announced);
    position = next;
    readAt = startedAt;
    return true;
  }

  const catchUp = afresh(() =>
    read().catch((error: unknown) => {
      log.warn({ err: String(error) }, "announcements");
      return false;
    }),
  );

  async function readNow(): Promise<void> {
    clearTimeout(timer);
    await catchUp();
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void readNow(), subscription?.isReceiving() ? CHECK_MS : ALONE_MS);
  }

  let subscription: Subscription | undefined;
  subscription = await subscribe(receive, () => void readNow());
  await readNow();
  return {
    catchUp,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      subscription.close();
    },
  };
}
