import { createContext, use, useRef } from "react";

type Track = <T>(saving: Promise<T>, isSaved: (answer: T) => boolean) => Promise<T>;

/** Tells the form that something outside its draft (a cover, a stamp, the order of files) is being stored. */
export const PendingSavesContext = createContext<Track>((saving) => saving);

/** Wraps a call that stores at once, so that nothing is published before it is stored. */
export const useTrackSave = (): Track => use(PendingSavesContext);

/** What is being stored outside the draft: `settle` waits for all of it and answers whether all of it was stored. */
export function usePendingSaves(): { track: Track; settle: () => Promise<boolean> } {
  const pending = useRef(new Set<Promise<boolean>>());
  const made = useRef<{ track: Track; settle: () => Promise<boolean> }>(null);
  made.current ??= {
    track(saving, isSaved) {
      const one = saving.then(isSaved).catch(() => false);
      pending.current.add(one);
      void one.finally(() => pending.current.delete(one));
      return saving;
    },
    settle: async () => (await Promise.all(pending.current)).every(Boolean),
  };
  return made.current;
}

/** Of an answer of the server, or of none. */
export const isOk = (answer: { ok: boolean } | null): boolean => answer?.ok === true;
