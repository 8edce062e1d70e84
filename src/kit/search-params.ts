import { cutCodePoints, stripInvisible } from "./text.ts";

// Routes read their params with these functions: a schema library here would be in the first download of every page.

/**
 * A raw search param as words on one line, without invisible characters or more than two combining marks on a letter; undefined when empty.
 */
export function readWords(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== "string") return undefined;
  const seen = stripInvisible(value.replace(/[\p{Cc}\s]+/gu, " ")).replace(/(\p{M}{2})\p{M}+/gu, "$1");
  return cutCodePoints(seen.trim(), maxLength).trim() || undefined;
}

/** A raw search param as an integer within the bounds, both included, else undefined. */
export function readWhole(value: unknown, min: number, max: number): number | undefined {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (!/^\d{1,9}$/.test(text)) return undefined;
  return Number(text) < min || Number(text) > max ? undefined : Number(text);
}

/** A raw search param when it is one of the choices, else undefined. */
export const readChoice = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value);
