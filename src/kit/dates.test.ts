import { describe, expect, it } from "vitest";

import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayKey,
  formatFullDateTime,
  formatRelative,
  formatTime,
  formatWeekdayDate,
} from "./date-format.ts";
import { addDaysSp, dayBoundsSp, endOfDaySp, startOfDaySp } from "./dates.ts";
import { dayKeySp, isDayKey } from "./day-key.ts";

describe("the day in São Paulo", () => {
  it("is still the day before at 00:30 UTC (B036)", () => {
    const instant = new Date("2026-12-01T00:30:00Z");
    expect(dayKeySp(instant)).toBe("2026-11-30");
    expect(startOfDaySp(instant).toISOString()).toBe("2026-11-30T03:00:00.000Z");
    expect(endOfDaySp(instant).toISOString()).toBe("2026-12-01T02:59:59.999Z");
  });

  it("a coupon valid until 30/11 lasts until the last millisecond of the 30th (B036)", () => {
    expect(dayBoundsSp("2026-11-30")?.end.toISOString()).toBe("2026-12-01T02:59:59.999Z");
    expect(dayBoundsSp("2026-11-30")?.start.toISOString()).toBe("2026-11-30T03:00:00.000Z");
  });

  it("the day of the old daylight saving started at 1 a.m. and nobody loses it", () => {
    const bounds = dayBoundsSp("2018-11-04");
    expect(bounds?.start.toISOString()).toBe("2018-11-04T03:00:00.000Z");
    expect(bounds?.end.toISOString()).toBe("2018-11-05T01:59:59.999Z");
    expect(dayBoundsSp("2019-02-16")?.end.toISOString()).toBe("2019-02-17T02:59:59.999Z");
  });

  it("adding days keeps the time of the clock", () => {
    expect(addDaysSp(new Date("2018-11-03T15:00:00Z"), 1).toISOString()).toBe("2018-11-04T14:00:00.000Z");
    expect(addDaysSp(new Date("2026-03-18T12:00:00Z"), -18).toISOString()).toBe("2026-02-28T12:00:00.000Z");
  });

  it.each(["2023-02-29", "2026-13-01", "2026-00-10", "26-01-01", "2026-1-1", "2026-01-01T00:00", "", "２026-01-01"])(
    "%j is no day (B033)",
    (text) => {
      expect(isDayKey(text)).toBe(false);
      expect(dayBoundsSp(text)).toBeNull();
    },
  );
});

describe("written date", () => {
  const instant = new Date("2026-03-18T12:12:00Z");

  it("has the house format", () => {
    expect(formatDate(instant)).toBe("18 mar. 2026");
    expect(formatDateTime(instant)).toBe("18 mar., 9h12");
    expect(formatFullDateTime(instant)).toBe("18 mar. 2026, 9h12");
    expect(formatTime(new Date("2026-03-18T11:00:00Z"))).toBe("8h00");
    expect(formatTime(new Date("2026-03-18T03:05:00Z"))).toBe("0h05");
    expect(formatWeekdayDate(new Date("2026-03-20T12:00:00Z"))).toBe("sex., 20 mar.");
    expect(formatDayKey("1990-02-28")).toBe("28/02/1990");
  });

  it.each([
    ["2026-03-01", "2026-03-18", "1 a 18 mar. 2026"],
    ["2026-02-17", "2026-03-18", "17 fev. a 18 mar. 2026"],
    ["2025-12-30", "2026-01-02", "30 dez. 2025 a 2 jan. 2026"],
    ["2026-03-18", "2026-03-18", "18 mar. 2026"],
  ])("from %s to %s: %s", (from, to, text) => {
    expect(formatDateRange(new Date(`${from}T15:00:00Z`), new Date(`${to}T15:00:00Z`))).toBe(text);
  });

  it.each([
    [0, "agora"],
    [59, "agora"],
    [60, "há 1 min"],
    [4 * 60 + 59, "há 4 min"],
    [3600, "há 1 h"],
    [24 * 3600 - 1, "há 23 h"],
    [24 * 3600, "18 mar. 2026"],
    [-60, "18 mar. 2026"],
  ])("%i seconds later: %s", (seconds, text) => {
    expect(formatRelative(instant, new Date(instant.getTime() + seconds * 1000))).toBe(text);
  });
});
