import { lettersOf } from "#kit/letters.ts";

/** Letters that are letters of their own, and not another with an accent. */
const NEAREST: Record<string, string> = {
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ŧ: "T",
  ŧ: "t",
  ẞ: "SS",
  Ŋ: "N",
  ŋ: "n",
  ĸ: "k",
  Ɓ: "B",
  ɓ: "b",
  Ɗ: "D",
  ɗ: "d",
  Ə: "E",
  ə: "e",
};

/** The line in letters a font has: a letter it lacks loses its accent or becomes the nearest, an emoji goes, another is "?". */
export function writtenLine(hasLetter: (codePoint: number) => boolean, line: string): string {
  const has = (letter: string) => hasLetter(letter.codePointAt(0) ?? 0);
  const write = (letter: string): string => {
    const [bare = "?"] = letter.normalize("NFD");
    const nearest = NEAREST[letter] ?? NEAREST[bare] ?? bare;
    return has(letter) ? letter : has(nearest) ? nearest : "?";
  };
  return lettersOf(line.normalize("NFC"))
    .map((letter) => (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(letter) && !has(letter) ? "" : letter))
    .map((letter) => (has(letter) || letter.length < 3 ? Array.from(letter, write).join("") : write(letter)))
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(" ,", ",");
}
