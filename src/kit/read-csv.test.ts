import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRow } from "./csv.ts";
import { decodeCsv, readCsv } from "./read-csv.ts";

const cellsOf = (text: string): string[][] => {
  const read = readCsv(text);
  return read.ok ? read.value.map((record) => record.cells) : [[read.reason]];
};

describe("reading a spreadsheet", () => {
  it.each([
    [
      "a;b\r\n1;2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a\tb\r1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["\uFEFFa;b", [["a", "b"]]],
    ['"a;b";"diz ""oi""";"duas\nlinhas"', [["a;b", 'diz "oi"', "duas\nlinhas"]]],
    ['"x,y,z";b', [["x,y,z", "b"]]],
    ["a;'=1+1;-5", [["a", "=1+1", "-5"]]],
    ["d'água;'quoted'", [["d'água", "'quoted'"]]],
    ['a;b"c"', [["a", 'b"c"']]],
    ['a;"b', [["open_quote"]]],
    ["", []],
  ])("%j", (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it("counts lines as the spreadsheet does, even with empty lines and two-line cells", () => {
    const read = readCsv('t\r\n"um\r\ndois"\r\n;;\r\n\r\ntrês');
    expect(read.ok && read.value.map((record) => record.line)).toEqual([1, 2, 5]);
  });

  it("reads back what we wrote, formulas included (B159)", () => {
    const cell = fc.string({ unit: "binary", minLength: 1 }).filter((text) => text.trim() !== "" && !text.startsWith("'"));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        expect(cellsOf(csvRow(["a", "b"]) + csvRow(cells)).slice(1)).toEqual([cells]);
      }),
      { numRuns: 30 },
    );
  });

  it("understands what Excel saves on Windows", () => {
    expect(decodeCsv(Uint8Array.from([0x70, 0x72, 0x65, 0xe7, 0x6f]))).toBe("preço");
    expect(decodeCsv(new TextEncoder().encode("preço"))).toBe("preço");
  });
});
