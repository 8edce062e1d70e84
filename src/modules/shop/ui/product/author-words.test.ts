import { expect, it } from "vitest";
import { authorWords } from "./author-words.ts";

const NOTHING = { ratingSum: 0, ratingCount: 0, storeRating: null, followers: null, answerHours: null, lastPublished: null };

it("says followers as the page of the store and the list of stores do", () => {
  expect(authorWords({ ...NOTHING, followers: 1 })).toEqual(["1 pessoa segue"]);
  expect(authorWords({ ...NOTHING, followers: 32 })).toEqual(["32 pessoas seguem"]);
});
