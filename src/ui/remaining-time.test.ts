import { describe, expect, it } from "vitest";
import { countdownText, minutesToAnnounce } from "./remaining-time.ts";

describe("the countdown", () => {
  it.each([
    [22 * 60_000 + 14_000, "22:14"],
    [61_001, "01:02"],
    [3_909_000, "1:05:09"],
    [-5_000, "00:00"],
  ])("shows %i ms as %s", (ms, text) => {
    expect(countdownText(ms)).toBe(text);
  });

  it("speaks only at five minutes and one minute before the end", () => {
    const spoken = Array.from({ length: 400 }, (_, second) => minutesToAnnounce(second * 1000)).filter(Boolean);
    expect(spoken).toEqual([1, 5]);
  });
});
