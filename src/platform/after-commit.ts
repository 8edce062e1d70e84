const due = new WeakMap<object, (() => void)[]>();

/**
 * Runs `work` after `tx` commits, and never when it rolls back. `tx` must come from `transact`; for any other transaction nothing runs.
 * Nothing runs either if the process dies in between, so work that must not be lost has to be stored as a row too.
 */
export function afterCommit(tx: object, work: () => void): void {
  due.get(tx)?.push(work);
}

/** Starts collecting the work that `afterCommit` registers for `tx`. Returns a function that runs it. */
export function expectCommit(tx: object): () => void {
  const works: (() => void)[] = [];
  due.set(tx, works);
  return () => works.forEach((work) => work());
}
