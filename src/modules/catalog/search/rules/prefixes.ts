import { fold } from "#kit/fold.ts";

/** How many letters a prefix has at most: longer ones are told apart afterwards. */
export const PREFIX_LETTERS = 10;
const MOST_LETTERS = 80;

/** Words as they are compared: folded, letters and numbers only, one space between. */
export const plainWords = (text: string): string =>
  fold(text.replace(/[ºª°]/g, ""))
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .slice(0, MOST_LETTERS)
    .trim();

/** Every beginning of the phrase and of each of its words on, up to ten letters. Takes plain words. */
export function prefixesOf(plain: string): string[] {
  const starts = [...plain.matchAll(/(?:^| )(?=\S)/g)].map((match) => match.index + match[0].length);
  const all = starts.flatMap((start) => {
    const rest = plain.slice(start, start + PREFIX_LETTERS);
    return Array.from({ length: rest.length }, (_, i) => rest.slice(0, i + 1)).filter((prefix) => !prefix.endsWith(" "));
  });
  return [...new Set(all)];
}

/** Whether what was typed begins the phrase, or the rest of it from some word on. Both in plain words. */
export const beginsSomeWord = (plain: string, requested: string): boolean => ` ${plain}`.includes(` ${requested}`);
