import { useSyncExternalStore } from "react";

type Answer = { ok: true } | { ok: false; reason: string };

type Ends = {
  add: (id: number) => Promise<Answer>;
  remove: (id: number) => Promise<Answer>;
  /** The server refused it, and the screen goes back. */
  onRefused: (id: number, reason: string, isIn: boolean) => void;
  onDone: (id: number, isIn: boolean) => void;
};

const UNREACHED: Answer = { ok: false, reason: "unavailable" };

/** Ids that are in or out at once on the screen, and a moment later on the server: one call at a time for each, the last one wins. */
export function optimisticSet({ add, remove, onRefused, onDone }: Ends) {
  let known = new Set<number>();
  const pending = new Map<number, boolean>();
  const sending = new Set<number>();
  const watchers = new Set<() => void>();
  let changes = 0;

  const notifyWatchers = (): void => watchers.forEach((watcher) => watcher());
  const has = (id: number): boolean => pending.get(id) ?? known.has(id);

  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }

  function settle(id: number, isIn: boolean): void {
    changes += 1;
    if (isIn) known.add(id);
    else known.delete(id);
  }

  async function sendNext(id: number, isIn: boolean): Promise<void> {
    const answer = await (isIn ? add(id) : remove(id)).catch(() => UNREACHED);
    if (answer.ok) settle(id, isIn);
    if (answer.ok ? pending.get(id) === isIn : true) pending.delete(id);
    if (answer.ok) onDone(id, isIn);
    else onRefused(id, answer.reason, isIn);
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
    set(id: number, isIn: boolean): void {
      pending.set(id, isIn);
      notifyWatchers();
    },
    settleHere(): void {
      for (const [id, isIn] of pending) settle(id, isIn);
      pending.clear();
      notifyWatchers();
    },
    /** Sends every change not yet sent. */
    async send(): Promise<void> {
      await Promise.all(
        [...pending.keys()].map(async (id) => {
          if (sending.has(id)) return;
          sending.add(id);
          for (let isIn = pending.get(id); isIn !== undefined; isIn = pending.get(id)) await sendNext(id, isIn);
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
