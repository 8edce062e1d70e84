import { cutCodePoints } from "#kit/text.ts";

const KEY = "autoria:buscas";
const MOST = 6;
const LONGEST = 200;

/** What this browser looked for lately, the latest first. It never leaves the browser. */
export function recentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((one) => typeof one === "string" && one !== "").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  const text = cutCodePoints(words.trim(), LONGEST);
  if (text === "") return;
  const others = recentSearches().filter((one) => one.toLocaleLowerCase("pt-BR") !== text.toLocaleLowerCase("pt-BR"));
  save([text, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => save([]);

/** A browser that keeps nothing simply remembers nothing. */
function save(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    return;
  }
}
