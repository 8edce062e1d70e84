import { useEffect, useState } from "react";
import { findInPanel } from "../../functions.ts";
import type { PanelFound } from "../../schema.ts";

const PAUSE_MS = 150;
const LEAST = 2;

/** What of one's own these words name, a moment after the last letter. While a new answer is on its way the last one stays. */
export function useFound(typed: string): PanelFound | null {
  const [found, setFound] = useState<PanelFound | null>(null);
  const q = typed.trim();
  const isEnough = q.length >= LEAST;
  useEffect(() => {
    if (!isEnough) return undefined;
    let isLatest = true;
    async function ask() {
      const answer = await findInPanel({ data: { q } }).catch(() => null);
      if (isLatest && answer && "orders" in answer) setFound(answer);
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [q, isEnough]);
  return isEnough ? found : null;
}
