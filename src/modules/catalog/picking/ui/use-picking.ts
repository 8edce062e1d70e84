import { useEffect, useState } from "react";
import { fold } from "#kit/fold.ts";
import { MOST_AT_A_GLANCE } from "#ui/data-table/filter.ts";
import { mergePicks, MOST_TO_PICK } from "../rules.ts";

const PAUSE_MS = 300;

export type Picking<T> = {
  /** What is offered: the first ones and what was found so far. */
  offered: T[];
  /** Of what is offered, those with the words in their titles. */
  narrowed: T[];
  words: string;
  setWords: (words: string) => void;
  /** There may be more than the first ones: words are sent to the server too. */
  isCut: boolean;
  /** So many are offered that one types to find one. */
  isLong: boolean;
  hasFailed: boolean;
};

/** The products a form offers: where the store has more than come at once, the others are found by what one types. */
export function usePicking<T extends { id: number; title: string }>(
  first: T[],
  find: (words: string) => Promise<T[]>,
): Picking<T> {
  const [words, setWords] = useState("");
  const [found, setFound] = useState<T[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const isCut = first.length >= MOST_TO_PICK;
  const requested = isCut ? words.trim() : "";

  useEffect(() => {
    if (requested === "") return;
    let isWanted = true;
    const receive = (more: unknown) => {
      if (!isWanted) return;
      setFailed(!Array.isArray(more));
      if (Array.isArray(more)) setFound((before) => mergePicks(before, more as T[]));
    };
    const timer = setTimeout(() => void find(requested).then(receive, () => receive(null)), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a function made at each render asks the same.
  }, [requested]);

  const offered = mergePicks(first, found);
  const narrowed = offered.filter(({ title }) => fold(title).includes(fold(words.trim())));
  return { offered, narrowed, words, setWords, isCut, isLong: offered.length > MOST_AT_A_GLANCE, hasFailed };
}
