import { expect, it } from "vitest";
import { inSlices } from "./in-slices.ts";

/** Rows that are due, taken a slice at a time. */
function due(rows: number) {
  let left = rows;
  let calls = 0;
  const step = async (slice: number) => {
    calls++;
    const rowCount = Math.min(slice, left);
    left -= rowCount;
    return { rowCount };
  };
  return { step, left: () => left, calls: () => calls };
}

it("goes on until nothing is due, and asks once when nothing is", async () => {
  const many = due(2_500);
  expect(await inSlices(many.step)).toBe(2_500);
  expect([many.left(), many.calls()]).toEqual([0, 3]);
  const none = due(0);
  expect(await inSlices(none.step)).toBe(0);
  expect(none.calls()).toBe(1);
});

it("ends after two hundred slices, for the next call to go on", async () => {
  const endless = due(Infinity);
  expect(await inSlices(endless.step, 10)).toBe(2_000);
});
