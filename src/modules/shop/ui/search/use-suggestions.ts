import { useEffect, useState } from "react";
import { suggest } from "#modules/catalog/functions.ts";
import type { Suggestions } from "#modules/catalog/schema/suggestions.ts";

const PAUSE_MS = 120;

/** What the platform proposes for these words, a moment after the last letter. While a new answer is on its way the last one stays. */
export function useSuggestions(words: string): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  // The space after a whole word says that it is whole.
  const q = words.trim() === "" ? "" : words.trimStart();
  useEffect(() => {
    let isLatest = true;
    async function ask() {
      const found = q === "" ? null : await suggest({ data: { q } }).catch(() => null);
      if (isLatest) setAnswer(found && "phrases" in found ? found : null);
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [q]);
  return q === "" ? null : answer;
}
