import { currentSubscription, listen } from "./bus.ts";
import { scope } from "./request-scope.ts";

/** Small tables whose content is the same for everybody; a trigger on each announces its name whenever its content changes. */
export type CachedTable = "settings" | "email-texts" | "incidents";

type CachedRow = { value: unknown; readAt: number };
/** Maximum age of a cached value, in case a change is not announced. */
const MOST_AGE_MS = 60_000;

const tables = new Map<CachedTable, Map<string, CachedRow>>();
let changes = 0;
/** The connection that would have received every change since the values were cached. */
let subscription: object | undefined;

/**
 * Returns what `read` returns about one of the tables, from this process's memory while the table does not change. Nothing is cached while
 * announcements are not received, everything cached before a gap in them is discarded, and no value is older than a minute. `key`
 * identifies one query of the table; keys are few and fixed in the code. Do not use it for what a transaction reads of its own changes.
 */
export async function readCached<T>(table: CachedTable, key: string, read: () => Promise<T>): Promise<T> {
  if (subscription !== currentSubscription()) forgetAll();
  const readAt = performance.now();
  const known = tables.get(table)?.get(key);
  if (known && readAt - known.readAt < MOST_AGE_MS) return known.value as T;
  const [before, connection] = [changes, subscription];
  const value = await read();
  // A replica may not have the announced change yet.
  const isCurrent = connection && connection === currentSubscription() && before === changes && !scope()?.readsReplica;
  if (isCurrent) tables.set(table, (tables.get(table) ?? new Map<string, CachedRow>()).set(key, { value, readAt }));
  return value;
}

function forgetAll(): void {
  changes++;
  tables.clear();
  subscription = currentSubscription();
}

/**
 * Discards the cached values of a table. A process that changes the table calls it after the commit, without waiting for the announcement.
 */
export function forgetCached(table: string): void {
  changes++;
  tables.delete(table as CachedTable);
}

listen("kept", forgetCached, forgetAll);
