import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockSp, instantOfClockSp } from "./zone.ts";

const clock = (text: string): number => Date.parse(`${text}Z`);
const instant = (text: string): number => instantOfClockSp(clock(text));

describe("the clock of São Paulo", () => {
  it("is three hours behind UTC, and two in the old daylight saving", () => {
    expect(clockSp(Date.parse("2026-11-25T12:00:00.123Z"))).toBe(clock("2026-11-25T09:00:00.123"));
    expect(clockSp(Date.parse("2018-12-25T11:00:00Z"))).toBe(clock("2018-12-25T09:00:00"));
  });

  it("shows an hour twice when daylight saving ends, and the first time counts", () => {
    expect(instant("2018-02-17T23:30:00")).toBe(Date.parse("2018-02-18T01:30:00Z"));
    expect(instant("2018-02-18T00:00:00")).toBe(Date.parse("2018-02-18T03:00:00Z"));
  });

  it("skips an hour when daylight saving begins, and a skipped time is as much later", () => {
    expect(instant("2018-11-04T00:00:00")).toBe(Date.parse("2018-11-04T03:00:00Z"));
    expect(instant("2018-11-04T00:30:00")).toBe(Date.parse("2018-11-04T03:30:00Z"));
    expect(instant("2018-11-03T23:59:00")).toBe(Date.parse("2018-11-04T02:59:00Z"));
  });

  it("turns any instant since 1970 into a clock that turns back into it, but for the hour shown twice", () => {
    const instants = fc.integer({ min: 0, max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(instants, (at) => {
        const back = instantOfClockSp(clockSp(at));
        return back === at || (at - back === 3_600_000 && clockSp(back) === clockSp(at));
      }),
    );
  });
});
