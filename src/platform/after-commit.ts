const due = new WeakMap<object, (() => void)[]>();

/**
 * Runs `work` once `tx`, which `transact` opened, has committed; never when it rolls back. A process that dies in between does not run
 * it: what must not be lost is a row as well. Of any other transaction nothing is run.
 */
export function afterCommit(tx: object, work: () => void): void {
  due.get(tx)?.push(work);
}

/** From now on what `tx` leaves for after its commit is kept; answers what runs it. */
export function expectCommit(tx: object): () => void {
  const works: (() => void)[] = [];
  due.set(tx, works);
  return () => works.forEach((work) => work());
}
