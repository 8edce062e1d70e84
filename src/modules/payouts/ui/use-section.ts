import { useCallback, useEffect, useRef, useState } from "react";

/** What a part of a page knows: nothing yet, its facts, or that they could not be read (with the last facts, if any). */
export type SectionState<T> = { facts: T | null; failed: boolean; isReading: boolean; reload: () => Promise<void> };

type Refused = { ok: false; reason: string };
const isRefusal = (answer: unknown): answer is Refused =>
  typeof answer === "object" && answer !== null && (answer as { ok?: boolean }).ok === false;

/** Reads a part of a page by itself, again when `key` changes or `reload` is called; of answers that cross, the last asked counts. */
export function useSection<T>(read: () => Promise<T>, key = ""): SectionState<Exclude<T, Refused>> {
  type Facts = Exclude<T, Refused>;
  const [state, setState] = useState<{ facts: Facts | null; failed: boolean; isReading: boolean }>({
    facts: null,
    failed: false,
    isReading: true,
  });
  const asked = useRef(0);
  const reader = useRef(read);
  reader.current = read;

  const reload = useCallback(async () => {
    const turn = ++asked.current;
    setState((before) => ({ ...before, isReading: true }));
    const answer = await reader.current().catch(() => null);
    if (turn !== asked.current) return;
    if (answer === null || isRefusal(answer)) setState((before) => ({ ...before, failed: true, isReading: false }));
    else setState({ facts: answer as Facts, failed: false, isReading: false });
  }, []);

  useEffect(() => {
    void reload();
    return () => {
      asked.current++;
    };
  }, [key, reload]);
  return { ...state, reload };
}
