import { describe, expect, it } from "vitest";

import { csvCell, csvRow } from "./csv.ts";

describe("spreadsheet cell", () => {
  it.each([
    ["B159", "=cmd|'/c calc'!A0", "'=cmd|'/c calc'!A0"],
    ["B159", "+55 11", "'+55 11"],
    ["B159", "-1+1", "'-1+1"],
    ["B159", "@SUM(A1)", "'@SUM(A1)"],
    ["B159", "\t=1", "'\t=1"],
    ["B159", "  =1", "'  =1"],
    ["B159", "＝1", "'＝1"],
    ["B159", "\r=1", '"\'\r=1"'],
    ["B025", '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ])("%s: %j becomes inert", (_id, text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it("anything else passes unchanged", () => {
    expect(["Frações", "{{7*7}}", "a=b", "x-y"].map(csvCell)).toEqual(["Frações", "{{7*7}}", "a=b", "x-y"]);
  });

  it("negative numbers stay numbers, with a comma", () => {
    expect([-5.24, 0, 1234.5].map(csvCell)).toEqual(["-5,24", "0", "1234,5"]);
  });

  it("a row is separated by semicolons and quotes what needs it", () => {
    expect(csvRow(["a;b", 'diz "oi"', "duas\nlinhas", null, 7])).toBe('"a;b";"diz ""oi""";"duas\nlinhas";;7\r\n');
  });
});
