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

type Waiting = { way: Way<never>; all: unknown[] };
const open = new WeakMap<object, Map<Way<never>, Waiting>>();

/** Adds one thing, to be written at the end of its transaction. */
export type Add<T> = (tx: Tx, one: T) => Promise<void>;

/**
 * Gathers what is only added in a transaction and never read in it, to write all of it at once just before the commit, and none of it when
 * the transaction rolls back. In a transaction that is not of `transact` each is written where it is added.
 */
export function gather<T>(way: Way<T>): Add<T> {
  return async (tx, one) => {
    const lists = open.get(tx);
    if (!lists) return writeNow(tx, [{ way: way as Way<never>, all: [one] }]);
    const list = lists.get(way as Way<never>) ?? { way: way as Way<never>, all: [] };
    list.all.push(one);
    lists.set(way as Way<never>, list);
  };
}

/** Starts gathering for `tx`: `transact` calls this when it begins, and `writeGathered` before it commits. */
export const expectWrites = (tx: Tx): void => void open.set(tx, new Map());

/** Writes what was gathered in `tx` until now. A verb that has to read what it added calls it first. */
export async function writeGathered(tx: Tx): Promise<void> {
  const lists = open.get(tx);
  if (!lists) return;
  const takeAll = (which: (way: Way<never>) => boolean): Waiting[] => {
    const taken = [...lists.values()].filter(({ way }) => which(way));
    for (const { way } of taken) lists.delete(way);
    return taken;
  };
  await writeNow(
    tx,
    takeAll((way) => "write" in way && way.when === "before"),
  );
  await writeNow(
    tx,
    takeAll((way) => !("write" in way)),
  );
  await writeNow(
    tx,
    takeAll(() => true),
  );
}

async function writeNow(tx: Tx, lists: Waiting[]): Promise<void> {
  const inserts: SQL[] = [];
  let selected: SQL | undefined;
  for (const { way, all } of lists) {
    if ("insert" in way) inserts.push(way.insert(all as never[]));
    else if ("select" in way) selected = way.select(all as never[]);
    else await way.write(tx, all as never[]);
  }
  const [only] = inserts;
  if (only && inserts.length === 1 && !selected) await tx.execute(only);
  else if (only) {
    const parts = inserts.map((insert, index) => sql`${sql.identifier(`added_${index}`)} as (${insert})`);
    await tx.execute(sql`with ${sql.join(parts, sql`, `)} ${selected ?? sql`select 1`}`);
  } else if (selected) await tx.execute(selected);
}
