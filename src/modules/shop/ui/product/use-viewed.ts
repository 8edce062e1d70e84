import { useEffect } from "react";

const KEY = "autoria:vistos";
const MOST = 12;

/** What this browser keeps, as it is written; "[]" where nothing may be kept. */
function saved(): string {
  try {
    return localStorage.getItem(KEY) ?? "[]";
  } catch {
    return "[]";
  }
}

function slugsIn(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Slugs of the products last opened in this browser, the newest first. */
export const readViewed = (): string[] => slugsIn(saved());

/** Notes that this product was opened. */
export function useRememberViewed(slug: string): void {
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify([slug, ...readViewed().filter((one) => one !== slug)].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing shows no list of what was seen.
    }
  }, [slug]);
}

/** Leaves no trace of what was opened. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
