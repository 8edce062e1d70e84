import { useEffect, useState } from "react";

const KEY = "autoria:vistos";
const MOST = 12;

/** Slugs of the products last opened in this browser, the newest first; empty where nothing may be kept. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Leaves no trace of what was opened. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

/** Notes that this product was opened. */
export function useRememberViewed(slug: string): void {
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify([slug, ...readViewed().filter((one) => one !== slug)].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing shows no shelf of what was seen.
    }
  }, [slug]);
}

/** The same list, once the page is open; empty until then, as on the server. */
export function useViewed(): string[] {
  const [viewed, setViewed] = useState<string[]>([]);
  useEffect(() => setViewed(readViewed()), []);
  return viewed;
}
