import fc from "fast-check";
import { expect, it } from "vitest";
import { instantSp, wallClockSp } from "./wall-clock.ts";

it("reads the time of São Paulo, daylight saving included", () => {
  expect(instantSp("2026-11-30T09:00")).toEqual(new Date("2026-11-30T12:00:00Z"));
  expect(instantSp("2018-12-25T09:00")).toEqual(new Date("2018-12-25T11:00:00Z"));
});

it.each(["", "2026-02-30T09:00", "2026-11-30T24:00", "2026-11-30T09:60", "2026-11-30 09:00", "2026-11-30T9:00"])(
  "“%s” is no time at all",
  (text) => expect(instantSp(text)).toBeNull(),
);

it("the time of any minute turns back into that minute", () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  fc.assert(fc.property(minutes, (minute) => instantSp(wallClockSp(new Date(minute * 60_000)))?.getTime() === minute * 60_000));
});
