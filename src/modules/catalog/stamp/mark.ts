import { randomBytes } from "node:crypto";

/** Letters that are not taken one for another when read aloud or off a photograph. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LOOKALIKES: Record<string, string> = { O: "0", I: "1", L: "1" };
const WRITTEN = /(?<![0-9A-Z])([0-9A-Z]{4})\s?[-‐‑–−]\s?([0-9A-Z]{4})\s?[-‐‑–−]\s?([0-9A-Z]{4})(?![0-9A-Z])/gi;
const MOST = 100;

/** A new code for one person's copy of one file: "7F3K-9Q2M-X8WT", sixty bits that nobody guesses. */
export function newMark(): string {
  const letters = Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.replace(/^(.{4})(.{4})(.{4})$/, "$1-$2-$3");
}

/** A code as someone copies it off a page, with or without its hyphens; null when it is none. */
export function readMark(text: string): string | null {
  const letters = text.replaceAll(/[^0-9a-z]/gi, "");
  const [mark] = letters.length === 12 ? findMarks(letters.replace(/^(.{4})(.{4})(.{4})$/, "$1-$2-$3")) : findMarks(text);
  return mark ?? null;
}

/** Everything in a text that is shaped like a code, as it is stored; at most a hundred. */
export function findMarks(text: string): string[] {
  const found = new Set<string>();
  for (const [, ...groups] of text.matchAll(WRITTEN)) {
    found.add(
      groups
        .join("-")
        .toUpperCase()
        .replace(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter),
    );
    if (found.size === MOST) break;
  }
  return [...found];
}
