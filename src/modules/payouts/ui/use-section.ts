import { useEffect, useEffectEvent, useState } from "react";

/** The state of a part of a page: not loaded, loaded, or failed (with the last data, if any). */
export type SectionState<T> = { facts: T | null; failed: boolean; isReading: boolean; reload: () => void };

type Refused = { ok: false; reason: string };
const isRefusal = (answer: unknown): answer is Refused =>
  typeof answer === "object" && answer !== null && (answer as { ok?: boolean }).ok === false;

/**
 * Loads a part of a page, again when `key` changes or `reload` is called; only the answer to the latest request counts. The answer is an
 * object: null is what a part has while it has no answer.
 */
export function useSection<T extends object>(read: () => Promise<T>, key = ""): SectionState<Exclude<T, Refused>> {
  type Facts = Exclude<T, Refused>;
  type Answered = { to: string | null; facts: Facts | null; failed: boolean };
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ to: null, facts: null, failed: false });
  const ask = useEffectEvent(read);
  const wanted = `${key} ${turn}`;

  useEffect(() => {
    let isWanted = true;
    void ask()
      .catch(() => null)
      .then((answer) => {
        if (!isWanted) return;
        const failed = answer === null || isRefusal(answer);
        setAnswered((before) => ({ to: wanted, facts: failed ? before.facts : (answer as Facts), failed }));
      });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return {
    facts: answered.facts,
    failed: answered.failed,
    isReading: answered.to !== wanted,
    reload: () => setTurn((before) => before + 1),
  };
}
