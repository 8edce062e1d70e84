import { fold } from "./fold.ts";
import { stripInvisible } from "./text.ts";

/** Latin letters, each followed by the characters that look like it: Greek, Cyrillic, Armenian and symbols. */
const UPPER_DOUBLES = "aАΑ bВΒ cСϹ dԀ eЕΕ fϜ gԌ hНΗ iІΙӀ jЈ kКΚ lⱢ mМΜ nΝ oОΟՕ pРΡ qԚ sЅՏ tТΤ uՍ vѴ wԜ xХΧ yУΥҮ zΖ";
const LOWER_DOUBLES =
  "aаαɑ∂ bвьβƅ cсϲ¢ dԁ eеєεҽ℮ fғƒ gɡց hнһհ iіιɩӏ1l|!¡ jјϳ kкκᴋ mмᴍ nпηռ oоοσօ0 pрρ qԛգ rгᴦ sѕꜱ$ tтτ uυսμ vѵν wԝωѡ xхχ× yуγү zзᴢ";

function doublesIn(rows: string): Map<string, string> {
  return new Map(
    rows.split(" ").flatMap((row) => {
      const [latin = "", ...doubles] = Array.from(row);
      return doubles.map((double): [string, string] => [double, latin]);
    }),
  );
}

const LATIN_BY_UPPER = doublesIn(UPPER_DOUBLES);
const LATIN_BY_LOWER = doublesIn(LOWER_DOUBLES);

function replaceLetters(text: string, latinBy: Map<string, string>): string {
  return Array.from(text, (letter) => latinBy.get(letter) ?? letter).join("");
}

/**
 * What a name looks like: two names with one skeleton could be mistaken for each other ("Helena Prado" and "Неlеnа_Рrаdо" in Cyrillic). For
 * comparison only, never shown.
 */
export function skeleton(name: string): string {
  const visible = stripInvisible(name).normalize("NFC");
  return replaceLetters(fold(replaceLetters(visible, LATIN_BY_UPPER)), LATIN_BY_LOWER)
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
