import { hearing, listen } from "./bus.ts";
import { scope } from "./request-scope.ts";

/** Small tables that are the same for everybody; a trigger of each announces its name whenever something in it changes. */
export type CachedTable = "settings" | "email-texts" | "incidents";

type CachedRow = { value: unknown; readAt: number };
/** A change that should never go unheard is known after this long all the same. */
const MOST_AGE_MS = 60_000;

const tables = new Map<CachedTable, Map<string, CachedRow>>();
let changes = 0;
/** The connection on which all that was kept would have been heard to change. */
let heardOn: object | undefined;

/**
 * What `read` answers about one of the tables, from this process's memory while nothing in the table changed. While the announcements are
 * not heard nothing is kept, after a gap in them nothing of before, and nothing for longer than a minute. `key` tells one reading of a
 * table from another: few, of the code. Not for what a transaction sees of its own changes.
 */
export async function readCached<T>(table: CachedTable, key: string, read: () => Promise<T>): Promise<T> {
  if (heardOn !== hearing()) forgetAll();
  const readAt = performance.now();
  const known = tables.get(table)?.get(key);
  if (known && readAt - known.readAt < MOST_AGE_MS) return known.value as T;
  const [before, connection] = [changes, heardOn];
  const value = await read();
  // A replica may not have yet what was just announced.
  const isCurrent = connection && connection === hearing() && before === changes && !scope()?.readsReplica;
  if (isCurrent) tables.set(table, (tables.get(table) ?? new Map<string, CachedRow>()).set(key, { value, readAt }));
  return value;
}

function forgetAll(): void {
  changes++;
  tables.clear();
  heardOn = hearing();
}

/** Forgets what was kept of a table: who changed it, once that is committed, need not wait to be told. */
export function forgetCached(table: string): void {
  changes++;
  tables.delete(table as CachedTable);
}

listen("kept", forgetCached, forgetAll);
