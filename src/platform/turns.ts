import { AsyncLocalStorage } from "node:async_hooks";

/** Nobody's turn came in time; like no free connection, it passes. */
export class NoTurn extends Error {}

type Waiting = { begin: () => void };

/**
 * Lets `most` run at once and the others wait in line, the first to come first, `patienceMs` at most. What runs inside of one's own turn
 * takes no other.
 */
export function turns(most: number, patienceMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const inside = new AsyncLocalStorage<true>();
  const line = new Set<Waiting>();
  let running = 0;

  async function wait(): Promise<void> {
    if (running < most) return void running++;
    await new Promise<void>((begin, giveUp) => {
      const waiting: Waiting = { begin };
      const limit = setTimeout(() => {
        line.delete(waiting);
        giveUp(new NoTurn(`no turn in ${patienceMs} ms, ${line.size} wait`));
      }, patienceMs);
      waiting.begin = () => {
        clearTimeout(limit);
        begin();
      };
      line.add(waiting);
    });
  }

  /** Who waited longest takes over the turn of who ended. */
  function pass(): void {
    const [next] = line;
    if (!next) return void running--;
    line.delete(next);
    next.begin();
  }

  return async (work) => {
    if (inside.getStore()) return work();
    await wait();
    try {
      return await inside.run(true, work);
    } finally {
      pass();
    }
  };
}
