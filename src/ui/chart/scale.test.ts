import fc from "fast-check";
import { expect, it } from "vitest";
import { scaleOf } from "./scale.ts";

it.each([
  [[], 1, [0, 1]],
  [[3], 1, [0, 1, 2, 3]],
  [[47, 12], 1, [0, 20, 40, 60]],
  [[34_162], 100, [0, 10_000, 20_000, 30_000, 40_000]],
  [[300, -120], 100, [-200, 0, 200, 400]],
])("from %o in units of %i: %o", (values, unit, ticks) => {
  expect(scaleOf(values, unit).ticks).toEqual(ticks);
});

it("has few round marks, zero among them, and no value outside", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), fc.constantFrom(1, 100), (values, unit) => {
      const { ticks, at } = scaleOf(values, unit);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(8);
      for (const tick of ticks) expect(Math.abs(tick % unit)).toBe(0);
      for (const value of values) expect(at(value) >= 0 && at(value) <= 1).toBe(true);
    }),
  );
});
