import { describe, expect, it } from "vitest";

import { formatBasisPoints, formatPercent, formatShare, parsePercent } from "./percent.ts";

describe("porcentagem", () => {
  it.each([
    [0.124, "12,4%"],
    [0.05, "5%"],
    [0, "0%"],
    [-0.016, "−1,6%"],
    [1, "100%"],
  ])("%d aparece como %s", (ratio, text) => {
    expect(formatPercent(ratio)).toBe(text);
  });

  it("em coluna, a casa decimal aparece sempre", () => {
    expect([0, 0.01, 0.013, 1].map(formatShare)).toEqual(["0,0%", "1,0%", "1,3%", "100,0%"]);
  });

  it("pontos-base aparecem inteiros", () => {
    expect([1200, 1250, 1255, 7].map(formatBasisPoints)).toEqual(["12%", "12,5%", "12,55%", "0,07%"]);
  });

  it.each([
    ["12", 1200],
    ["12,5", 1250],
    ["12,55 %", 1255],
    ["100%", 10_000],
    ["0", 0],
  ])("aceita %j", (text, basisPoints) => {
    expect(parsePercent(text)).toBe(basisPoints);
  });

  it.each(["-10", "-10 %", "10,555", "10.555 %", "100,01", "100.01 %", "1e2", "１０", "12.5", "", "%", "NaN"])(
    "B094: recusa %j",
    (text) => {
      expect(parsePercent(text)).toBeNull();
    },
  );
});
