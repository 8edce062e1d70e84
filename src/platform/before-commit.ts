import { type SQL, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

type Tx = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/**
 * How what was gathered is written. `insert` and `select` are parts of one statement, of which one may be a `select`; `write` is a step of its
 * own, before that statement or after it, and may add to other lists that are not written yet.
 */
type Way<T> =
  | { insert: (all: T[]) => SQL }
  | { select: (all: T[]) => SQL }
  | { write: (tx: Tx, all: T[]) => Promise<void>; when: "before" | "after" };

/** What one `gather` collected in one transaction, and how it is written. */
type List = { insert: () => SQL } | { select: () => SQL } | { write: (tx: Tx) => Promise<void>; when: "before" | "after" };
const open = new WeakMap<object, Map<object, List>>();

/** Adds one thing, to be written at the end of its transaction. */
export type Add<T> = (tx: Tx, one: T) => Promise<void>;

/**
 * Gathers what is only added in a transaction and never read in it, to write all of it at once just before the commit, and none of it when
 * the transaction rolls back. In a transaction that is not of `transact` each is written where it is added.
 */
export function gather<T>(way: Way<T>): Add<T> {
  const collected = new WeakMap<List, T[]>();
  return async (tx, one) => {
    const lists = open.get(tx);
    if (!lists) return writeNow(tx, [listOf(way, [one])]);
    const going = lists.get(way);
    const all = going && collected.get(going);
    if (all) return void all.push(one);
    const first = [one];
    const list = listOf(way, first);
    collected.set(list, first);
    lists.set(way, list);
  };
}

/** Leaves a statement that answers nothing to the end of its transaction. */
export const atCommit = (tx: Tx, statement: SQL): Promise<void> =>
  gather<SQL>({ insert: ([only = statement]) => only })(tx, statement);

function listOf<T>(way: Way<T>, all: T[]): List {
  if ("insert" in way) return { insert: () => way.insert(all) };
  if ("select" in way) return { select: () => way.select(all) };
  return { write: (tx) => way.write(tx, all), when: way.when };
}

/** Starts gathering for `tx`: `transact` calls this when it begins, and `writeGathered` before it commits. */
export const expectWrites = (tx: Tx): void => void open.set(tx, new Map());

/** Writes what was gathered in `tx` until now. A verb that has to read what it added calls it first. */
export async function writeGathered(tx: Tx): Promise<void> {
  await (
    await sendGathered(tx)
  ).written;
}

/**
 * The same, answering as soon as the last statement is sent: the commit goes behind it without waiting. One that fails turns the commit
 * into a rollback, and `written` tells why.
 */
export async function sendGathered(tx: Tx): Promise<{ written: Promise<unknown> }> {
  const lists = open.get(tx);
  if (!lists) return { written: Promise.resolve() };
  const takeAll = (which: (list: List) => boolean): List[] => {
    const taken = [...lists].filter(([, list]) => which(list));
    for (const [way] of taken) lists.delete(way);
    return taken.map(([, list]) => list);
  };
  await writeNow(
    tx,
    takeAll((list) => "write" in list && list.when === "before"),
  );
  const statement = takeAll((list) => !("write" in list));
  const after = takeAll(() => true);
  if (after.length > 0) {
    await writeNow(tx, statement);
    await writeNow(tx, after);
    return sendGathered(tx);
  }
  const written = writeNow(tx, statement);
  // Whoever waits for it hears why it failed.
  written.catch(() => undefined);
  return { written };
}

async function writeNow(tx: Tx, lists: List[]): Promise<void> {
  const inserts: SQL[] = [];
  let selected: SQL | undefined;
  for (const list of lists) {
    if ("insert" in list) inserts.push(list.insert());
    else if ("select" in list) selected = list.select();
    else await list.write(tx);
  }
  const [only] = inserts;
  if (only && inserts.length === 1 && !selected) await tx.execute(only);
  else if (only) {
    const parts = inserts.map((insert, index) => sql`${sql.identifier(`added_${index}`)} as (${insert})`);
    await tx.execute(sql`with ${sql.join(parts, sql`, `)} ${selected ?? sql`select 1`}`);
  } else if (selected) await tx.execute(selected);
}
