import { describe, expect, it } from "vitest";

import { parseCode } from "./code.ts";

describe("código curto", () => {
  it.each([
    [" natal10 ", "NATAL10"],
    ["NATAL１０", "NATAL10"],
    ["volta_as-aulas", "VOLTA_AS-AULAS"],
  ])("B090: %j é lido como %s", (text, code) => {
    expect(parseCode(text)).toBe(code);
  });

  it.each([
    ["B090", "natal 10"],
    ["B090", "NÁTAL10"],
    ["B090", "NA\u0301TAL10"],
    ["B095", "../../x"],
    ["B095", "<b>"],
    ["B095", "x".repeat(5000)],
    ["B095", ""],
    ["B095", "🎉🎉🎉"],
    ["B095", "ab"],
    ["B095", "a".repeat(25)],
  ])("%s: recusa %j", (_id, text) => {
    expect(parseCode(text)).toBeNull();
  });
});
