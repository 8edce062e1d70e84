import { expect, it } from "vitest";
import { mergePicks } from "./rules.ts";

it("adds what was found to what was offered, each product once and in its place", () => {
  const of = (...ids: number[]) => ids.map((id) => ({ id }));
  expect(mergePicks(of(3, 1), of(1, 7))).toEqual(of(3, 1, 7));
  expect(mergePicks(of(), of(2))).toEqual(of(2));
});
