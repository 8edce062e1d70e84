import { expect, test } from "vitest";
import { cutLetters, lettersOf, stripHidden } from "./letters.ts";
import { stripInvisible } from "./text.ts";

const FAMILY = "👨\u200d👩\u200d👧";

test("a family is one letter, and what hides goes away around it", () => {
  expect(lettersOf(`a${FAMILY}é`)).toEqual(["a", FAMILY, "é"]);
  expect(cutLetters(FAMILY.repeat(3), 2)).toBe(FAMILY.repeat(2));
  for (const strip of [stripHidden, stripInvisible]) {
    expect(strip(`Ana\u200d ${FAMILY}\u202e\u200d`)).toBe(`Ana ${FAMILY}`);
  }
});
