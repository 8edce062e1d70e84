import type { Tx } from "./db.ts";

type Write = (tx: Tx) => Promise<void>;
/** For each open transaction, the lists to write at its end, in the order in which the first of each was added. */
const open = new WeakMap<object, Map<object, Write>>();

/** What many calls of one transaction add is written by one statement, just before it commits. */
export type Gathered<T> = { add: (tx: Tx, one: T) => Promise<void> };

/**
 * Gathers what is only added in a transaction and never read in it: `write` gets all of it at once before the commit, and nothing when the
 * transaction rolls back. In a transaction that is not of `transact` each is written where it is added.
 */
export function gather<T>(write: (tx: Tx, all: T[]) => Promise<void>): Gathered<T> {
  const lists = new WeakMap<object, T[]>();
  const key = {};
  return {
    async add(tx, one) {
      const writes = open.get(tx);
      if (!writes) return write(tx, [one]);
      const list = lists.get(tx) ?? [];
      lists.set(tx, list);
      list.push(one);
      writes.set(key, (ended) => write(ended, list));
    },
  };
}

/** Starts gathering for `tx`. Returns the function that writes what was gathered, which `transact` calls before it commits. */
export function expectWrites(tx: Tx): () => Promise<void> {
  const writes = new Map<object, Write>();
  open.set(tx, writes);
  return async () => {
    open.delete(tx);
    for (const write of writes.values()) await write(tx);
  };
}
