import { expect, it } from "vitest";
import { guaranteeWords, longerThanLaw } from "./guarantee.ts";

const helena = { authorName: "Helena Prado", days: 30 };
const costura = { authorName: "Costura Reta", days: 15 };
const ana = { authorName: "Ana Lima", days: 7 };

it("diz só quem dá mais que a lei, uma vez, do maior ao menor", () => {
  expect(longerThanLaw([ana, costura, helena, { ...costura, days: 7 }])).toEqual([helena, costura]);
  expect(longerThanLaw([ana])).toEqual([]);
});

it.each([
  [[], ""],
  [[helena], "Helena Prado estende para 30 dias."],
  [[helena, costura], "Helena Prado estende para 30 dias; Costura Reta, para 15."],
])("%j vira “%s”", (guarantees, words) => expect(guaranteeWords(guarantees)).toBe(words));
