import { ok, refuse, type Outcome } from "./outcome.ts";

export type TextRefusal = "too_long" | "malformed";

// A longer text is refused before any regular expression runs over it.
const RAW_LENGTH_FACTOR = 4;
const RAW_LENGTH_SLACK = 1024;

/** The length of a text for a limit: code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `max` code points, none of them cut. */
export function cutCodePoints(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join("");
}

/** As many complete code points as fit in `maxBytes` of UTF-8. */
export function cutUtf8Bytes(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) return text;
  const cut = new TextDecoder().decode(bytes.subarray(0, maxBytes));
  return cut.replace(/\uFFFD$/, "");
}

/** Whether the text has no lone surrogate. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Removes what the database cannot store in a text: U+0000 and lone surrogates. */
export function stripUnstorable(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "");
}

/** Whether a text has a visible character: a letter, a digit, punctuation or a symbol. */
export function hasVisibleCharacter(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Removes invisible characters: zero-width, bidi overrides, fillers and similar; emoji stay intact. */
export function stripInvisible(text: string): string {
  return text.replace(
    /(?!\uFE0F|(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)\u200D(?=\p{Extended_Pictographic}))\p{Default_Ignorable_Code_Point}/gu,
    "",
  );
}

function collapseLine(line: string): string {
  return line.replace(/[\s\u2800]+/gu, " ").trim();
}

/**
 * Prepares a text from an untrusted source for storage: NFC, trimmed, white space collapsed, invisible and control characters removed, at
 * most two combining marks per base. `max` is in code points (so at most 4 × max bytes); `multiline` preserves paragraphs. Refuses U+0000,
 * lone surrogates and longer texts. The result may be empty: the caller decides.
 */
export function cleanText(input: string, options: { max: number; multiline?: boolean }): Outcome<string, TextRefusal> {
  if (input.length > options.max * RAW_LENGTH_FACTOR + RAW_LENGTH_SLACK) return refuse("too_long");
  if (input.includes("\0") || !isWellFormed(input)) return refuse("malformed");

  const visible = stripInvisible(input.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n"))
    .replace(/[\t\v\f]/g, " ")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .normalize("NFC")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1");
  const text = options.multiline
    ? visible
        .split("\n")
        .map(collapseLine)
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim()
    : collapseLine(visible);
  return countCodePoints(text) > options.max ? refuse("too_long") : ok(text);
}
