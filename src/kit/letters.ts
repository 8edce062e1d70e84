const HIDDEN =
  /(?!(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** Without controls, formatting marks and what no system draws; emoji stay whole. */
export function stripHidden(text: string): string {
  return text.replace(HIDDEN, "");
}

const letters = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** The text in letters as a person sees them: an accent stays with its letter, an emoji of several signs is one. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** The first `max` letters as a person sees them, never half of one. */
export function cutLetters(text: string, max: number): string {
  return text.length <= max ? text : lettersOf(text).slice(0, max).join("");
}
