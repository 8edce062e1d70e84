import { describe, expect, it } from "vitest";

import { parseCode } from "./code.ts";

describe("short code", () => {
  it.each([
    [" natal10 ", "NATAL10"],
    ["NATAL１０", "NATAL10"],
    ["natal 10", "NATAL10"],
    ["NÁTAL10", "NATAL10"],
    ["NA\u0301TAL10", "NATAL10"],
    [" ca\u00e7a\u00a0ao tesouro ", "CACAAOTESOURO"],
    ["volta_as-aulas", "VOLTA_AS-AULAS"],
  ])("%j is read as %s (B090)", (text, code) => {
    expect(parseCode(text)).toBe(code);
  });

  it.each([
    ["B095", "../../x"],
    ["B095", "<b>"],
    ["B095", "x".repeat(5000)],
    ["B095", ""],
    ["B095", "🎉🎉🎉"],
    ["B095", "ab"],
    ["B095", "a".repeat(25)],
    ["B095", "<NÁTAL>"],
    ["B095", "   "],
    ["B095", "\u0301\u0301\u0301"],
    ["B095", "ΝΑΤΑΛ10"],
  ])("%s: refuses %j", (_id, text) => {
    expect(parseCode(text)).toBeNull();
  });
});
