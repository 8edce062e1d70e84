import { useSyncExternalStore } from "react";

type Answer = { ok: true } | { ok: false; reason: string };

type Ends = {
  add: (id: number) => Promise<Answer>;
  remove: (id: number) => Promise<Answer>;
  /** What was wished did not come true, and is shown so no more. */
  onRefused: (id: number, reason: string, isIn: boolean) => void;
  onDone: (id: number, isIn: boolean) => void;
};

const UNREACHED: Answer = { ok: false, reason: "unavailable" };

/** Ids that are in or out at once on the screen, and a moment later on the server: one call at a time for each, the last wish wins. */
export function optimisticSet({ add, remove, onRefused, onDone }: Ends) {
  let known = new Set<number>();
  const wishes = new Map<number, boolean>();
  const sending = new Set<number>();
  const watchers = new Set<() => void>();
  let changes = 0;

  const notifyWatchers = (): void => watchers.forEach((watcher) => watcher());
  const has = (id: number): boolean => wishes.get(id) ?? known.has(id);

  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }

  function settle(id: number, input: boolean): void {
    changes += 1;
    if (input) known.add(id);
    else known.delete(id);
  }

  async function sendNext(id: number, input: boolean): Promise<void> {
    const answer = await (input ? add(id) : remove(id)).catch(() => UNREACHED);
    if (answer.ok) settle(id, input);
    if (answer.ok ? wishes.get(id) === input : true) wishes.delete(id);
    if (answer.ok) onDone(id, input);
    else onRefused(id, answer.reason, input);
    notifyWatchers();
  }

  return {
    has,
    /** Take before asking the server what is in. */
    moment: (): number => changes,
    /** What the server says is in, unless something changed since it was asked. */
    seed(ids: Iterable<number>, requestedAt: number): void {
      if (requestedAt !== changes) return;
      known = new Set(ids);
      notifyWatchers();
    },
    /** Shown at once; sent by `send`, or settled here when there is nobody to send it to. */
    input(id: number, isIn: boolean): void {
      wishes.set(id, isIn);
      notifyWatchers();
    },
    settleHere(): void {
      for (const [id, isIn] of wishes) settle(id, isIn);
      wishes.clear();
      notifyWatchers();
    },
    /** Sends every wish not yet on its way. */
    async send(): Promise<void> {
      await Promise.all(
        [...wishes.keys()].map(async (id) => {
          if (sending.has(id)) return;
          sending.add(id);
          for (let input = wishes.get(id); input !== undefined; input = wishes.get(id)) await sendNext(id, input);
          sending.delete(id);
        }),
      );
    },
    // oxlint-disable-next-line react/rules-of-hooks -- it is a hook, named as one
    useHas: (id: number): boolean =>
      useSyncExternalStore(
        watch,
        () => has(id),
        () => false,
      ),
  };
}
