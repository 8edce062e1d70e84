import { describe, expect, it } from "vitest";

import { formatBasisPoints, formatPercent, formatShare, parsePercent } from "./percent.ts";

describe("percentage", () => {
  it.each([
    [0.124, "12,4%"],
    [0.05, "5%"],
    [0, "0%"],
    [-0.016, "−1,6%"],
    [1, "100%"],
  ])("%d is shown as %s", (ratio, text) => {
    expect(formatPercent(ratio)).toBe(text);
  });

  it("in a column the decimal is always shown", () => {
    expect([0, 0.01, 0.013, 1].map(formatShare)).toEqual(["0,0%", "1,0%", "1,3%", "100,0%"]);
  });

  it("basis points are shown whole", () => {
    expect([1200, 1250, 1255, 7].map(formatBasisPoints)).toEqual(["12%", "12,5%", "12,55%", "0,07%"]);
  });

  it.each([
    ["12", 1200],
    ["12,5", 1250],
    ["12,55 %", 1255],
    ["100%", 10_000],
    ["0", 0],
  ])("accepts %j", (text, basisPoints) => {
    expect(parsePercent(text)).toBe(basisPoints);
  });

  it.each(["-10", "-10 %", "10,555", "10.555 %", "100,01", "100.01 %", "1e2", "１０", "12.5", "", "%", "NaN"])(
    "refuses %j (B094)",
    (text) => {
      expect(parsePercent(text)).toBeNull();
    },
  );
});
