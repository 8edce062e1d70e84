import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { compareTexts, compareWords } from "./compare-texts.ts";

const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 12 }).map((parts) => parts.join("\n\n"));

describe("two versions of a policy side by side", () => {
  it("keeps what stayed together and puts what changed beside what took its place", () => {
    expect(compareTexts("um\n\ndois\n\ntrês", "um\n\n2\n\ntrês\n\nquatro")).toEqual([
      { before: "um", after: "um", isSame: true },
      { before: "dois", after: "2", isSame: false },
      { before: "três", after: "três", isSame: true },
      { before: null, after: "quatro", isSame: false },
    ]);
  });

  it("loses and makes up nothing: each side reads as it was", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = compareTexts(before, after);
        const side = (key: "before" | "after") => rows.flatMap((row) => row[key] ?? []).join("\n\n");
        expect([side("before"), side("after")]).toEqual([before, after]);
        expect(rows.every((row) => !row.isSame || row.before === row.after)).toBe(true);
      }),
    );
  });

  it("says which words of a paragraph changed, and keeps every blank", () => {
    expect(compareWords("Comissão de 12% por venda.", "Comissão de 15% por venda.")).toEqual({
      before: [
        { words: "Comissão de ", isSame: true },
        { words: "12% ", isSame: false },
        { words: "por venda.", isSame: true },
      ],
      after: [
        { words: "Comissão de ", isSame: true },
        { words: "15% ", isSame: false },
        { words: "por venda.", isSame: true },
      ],
    });
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { before: left, after: right } = compareWords(before, after);
        expect([left, right].map((side) => side.map(({ words }) => words).join(""))).toEqual([before, after]);
      }),
    );
  });
});
