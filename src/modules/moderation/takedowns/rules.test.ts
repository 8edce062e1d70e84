import { expect, it } from "vitest";
import { fatesOf, GROUNDS, KEEPS } from "./rules.ts";

it("asks what happens to who bought only where somebody did, or while that is not known", () => {
  expect(fatesOf(0, true)).toEqual([KEEPS]);
  expect(fatesOf(1, true)).toEqual([KEEPS, ...GROUNDS]);
  expect(fatesOf(null, true)).toEqual([KEEPS, ...GROUNDS]);
  expect(fatesOf(3, false)).toEqual(GROUNDS);
});
