import { expect, test } from "vitest";
import { discountWords } from "./price.tsx";

test.each([
  [2_490, 3_490, "28% de desconto"],
  [2_000, 2_500, "20% de desconto"],
  [999, 1_000, null],
  [1_000, 1_000, null],
  [1_200, 1_000, null],
  [1_000, null, null],
  [0, 1_000, "100% de desconto"],
])("of %i, formerly %s, says %s: it never rounds up", (cents, formerCents, words) => {
  expect(discountWords(cents, formerCents)).toBe(words);
});
