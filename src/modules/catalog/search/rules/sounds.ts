import { fold } from "#kit/fold.ts";

type Rule = readonly [from: RegExp, to: string];

/** As `search_root` undoes plurals. */
const PLURALS: readonly Rule[] = [
  [/(?<=[a-z])(oes|aes|aos)$/, "ao"],
  [/(?<=[a-z]{2})ais$/, "al"],
  [/(?<=[a-z]{2})(eis|il|is)$/, "el"],
  [/(?<=[aeiou])ns$/, "m"],
  [/(?<=[a-z]{2}[aeiou][rzsl])es$/, ""],
  [/(?<=[a-z]{3})s$/, ""],
];

/** Letters that Portuguese says alike. A lone r is not said as two, and c before a, o and u is not an s, but for the ending "ção". */
const SOUNDS: readonly Rule[] = [
  [/c+(?=ao$)/, "s"],
  [/lh/g, "li"],
  [/[cs]h/g, "x"],
  [/(?<!n)h/g, ""],
  [/n(?=[pb])/g, "m"],
  [/^ex(?=[aeiou])/, "es"],
  [/x(?=[bcdfgpqt])/g, "s"],
  [/c(?=[ei])|z/g, "s"],
  [/g(?=[ei])/g, "j"],
  [/([a-qs-z])\1+/g, "$1"],
];

const apply = (rules: readonly Rule[], word: string): string => rules.reduce((left, [from, to]) => left.replace(from, to), word);

/** A folded word but for its plural, as the index keeps it. */
export const singularOf = (word: string): string => apply(PLURALS, word);

/** What words that are said alike share: "frassao" and "fração", "xave" and "chaves". Takes a word as written, for its ç. */
export const soundOf = (written: string): string =>
  apply(SOUNDS, singularOf(fold(written.normalize("NFC").replace(/ç/gi, "ss"))));
