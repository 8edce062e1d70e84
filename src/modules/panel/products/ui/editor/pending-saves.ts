import { createContext, use, useState } from "react";

type Track = <T>(saving: Promise<T>, isSaved: (answer: T) => boolean) => Promise<T>;

/** Tells the form that something outside its draft (a cover, a stamp, the order of files) is being stored. */
export const PendingSavesContext = createContext<Track>((saving) => saving);

/** Wraps a call that stores at once, so that nothing is published before it is stored. */
export const useTrackSave = (): Track => use(PendingSavesContext);

/** What is being stored outside the draft: `settle` waits for all of it and answers whether all of it was stored. */
export function usePendingSaves(): { track: Track; settle: () => Promise<boolean> } {
  const [saves] = useState(gatherSaves);
  return saves;
}

function gatherSaves() {
  const pending = new Set<Promise<boolean>>();
  const track: Track = (saving, isSaved) => {
    const one = saving.then(isSaved).catch(() => false);
    pending.add(one);
    void one.finally(() => pending.delete(one));
    return saving;
  };
  return { track, settle: async () => (await Promise.all(pending)).every(Boolean) };
}

/** Of an answer of the server, or of none. */
export const isOk = (answer: { ok: boolean } | null): boolean => answer?.ok === true;
