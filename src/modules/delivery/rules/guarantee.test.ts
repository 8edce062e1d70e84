import { expect, it } from "vitest";
import { guaranteeWords, longerThanLaw } from "./guarantee.ts";

const helena = { authorName: "Helena Prado", days: 30 };
const costura = { authorName: "Costura Reta", days: 15 };
const ana = { authorName: "Ana Lima", days: 7 };

it("says only who gives more than the law, once, from the longest to the shortest", () => {
  expect(longerThanLaw([ana, costura, helena, { ...costura, days: 7 }])).toEqual([helena, costura]);
  expect(longerThanLaw([ana])).toEqual([]);
});

it.each([
  [[], ""],
  [[helena], "Helena Prado estende para 30 dias."],
  [[helena, costura], "Helena Prado estende para 30 dias; Costura Reta, para 15."],
])("%j becomes “%s”", (guarantees, words) => expect(guaranteeWords(guarantees)).toBe(words));
