import { createContext, use, useEffect, useState } from "react";

type Track = <T>(saving: Promise<T>, isSaved: (answer: T) => boolean) => Promise<T>;

/** Tells the form that something outside its draft (a cover, a stamp, the order of files) is being stored. */
export const PendingSavesContext = createContext<Track>((saving) => saving);

/** Wraps a call that stores at once, so that nothing is published before it is stored. */
export const useTrackSave = (): Track => use(PendingSavesContext);

/**
 * What is being stored outside the draft: `settle` waits for all of it and answers whether all of it was stored. While something is,
 * leaving the page asks first.
 */
export function usePendingSaves(): { track: Track; settle: () => Promise<boolean>; isSaving: boolean } {
  const [count, setCount] = useState(0);
  const [saves] = useState(() => gatherSaves(setCount));
  const isSaving = count > 0;
  useEffect(() => {
    if (!isSaving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSaving]);
  return { ...saves, isSaving };
}

function gatherSaves(onCount: (count: number) => void) {
  const pending = new Set<Promise<boolean>>();
  const track: Track = (saving, isSaved) => {
    const one = saving.then(isSaved).catch(() => false);
    pending.add(one);
    onCount(pending.size);
    void one.finally(() => {
      pending.delete(one);
      onCount(pending.size);
    });
    return saving;
  };
  return { track, settle: async () => (await Promise.all(pending)).every(Boolean) };
}

/** Of an answer of the server, or of none. */
export const isOk = (answer: { ok: boolean } | null): boolean => answer?.ok === true;
