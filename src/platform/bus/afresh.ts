/** Runs `work` for its callers, one run at a time. Those who call during a run share the next one, which begins after all of them called. */
export function afresh<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  return () => {
    next ??= (async () => {
      await running;
      next = undefined;
      const run = work();
      running = run.catch(() => undefined);
      return run;
    })();
    return next;
  };
}
