import { expect, it } from "vitest";
import { besideFor } from "./beside.ts";

const near = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));
const ids = (owned: number[], inCart: number[]) => besideFor(near, owned, inCart).map(({ id }) => id);

it("leaves out what the person has or is about to buy, and the next ones take their places", () => {
  expect(ids([], [])).toEqual([1, 2, 3, 4]);
  expect(ids([2], [3])).toEqual([1, 4, 5, 6]);
  expect(ids([1, 2, 3], [4, 5, 6])).toEqual([]);
});
