const HIDDEN =
  /(?!(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** Removes control characters, formatting marks and characters no system displays; emoji stay intact. */
export function stripHidden(text: string): string {
  return text.replace(HIDDEN, "");
}

const letters = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** The graphemes of a text: an accent stays with its letter, an emoji of several code points is one. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** The first `max` graphemes, none of them cut. */
export function cutLetters(text: string, max: number): string {
  return text.length <= max ? text : lettersOf(text).slice(0, max).join("");
}
