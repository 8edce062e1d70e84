import fc from "fast-check";
import { expect, test } from "vitest";
import { findMarks, newMark, readMark } from "./mark.ts";

test("um código novo é lido de volta no meio de qualquer frase, e não se repete", () => {
  const made = new Set<string>();
  fc.assert(
    fc.property(
      fc.constant(null),
      fc.constantFrom("", "Código ", "x: ", "\n"),
      fc.constantFrom("", ".", " fim", "\n"),
      (_, a, b) => {
        const mark = newMark();
        made.add(mark);
        expect(findMarks(`${a}${mark}${b}`)).toEqual([mark]);
        expect(findMarks(mark.toLowerCase().replaceAll("-", " – "))).toEqual([mark]);
      },
    ),
    { numRuns: 300 },
  );
  expect(made.size).toBe(300);
});

test("letras que se confundem na foto contam como as certas", () => {
  expect(findMarks("O1l2-ABcD-oooo")).toEqual(["0112-ABCD-0000"]);
});

test("o que só parece código não conta, e o texto mais hostil rende no máximo cem", () => {
  expect(findMarks("7F3K9Q2MX8WT, 123-456-789, A7F3K-9Q2M-X8WT, 7F3K-9Q2M-X8WTZ")).toEqual([]);
  const many = Array.from({ length: 500 }, () => newMark()).join(" ");
  expect(findMarks(many)).toHaveLength(100);
});

test("o código digitado vale com hífens, sem hífens, com espaços ou no meio da frase do carimbo", () => {
  for (const typed of ["7F3K-9Q2M-X8WT", "7f3k9q2mx8wt", " 7F3K 9Q2M X8WT ", "Código 7F3K-9Q2M-X8WT"]) {
    expect(readMark(typed)).toBe("7F3K-9Q2M-X8WT");
  }
  for (const typed of ["", "7F3K-9Q2M", "pedido 10.234"]) expect(readMark(typed)).toBeNull();
});
