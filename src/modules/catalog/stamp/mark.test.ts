import fc from "fast-check";
import { expect, test } from "vitest";
import { findMarks, newMark, readMark } from "./mark.ts";

test("a new code is read back in the middle of any sentence, and does not repeat", () => {
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

test("letters that are confused in a photo count as the right ones", () => {
  expect(findMarks("O1l2-ABcD-oooo")).toEqual(["0112-ABCD-0000"]);
});

test("what only looks like a code does not count, and the most hostile text yields at most a hundred", () => {
  expect(findMarks("7F3K9Q2MX8WT, 123-456-789, A7F3K-9Q2M-X8WT, 7F3K-9Q2M-X8WTZ")).toEqual([]);
  const many = Array.from({ length: 500 }, () => newMark()).join(" ");
  expect(findMarks(many)).toHaveLength(100);
});

test("a typed code counts with hyphens, without them, with spaces or in the middle of the stamp's sentence", () => {
  for (const typed of ["7F3K-9Q2M-X8WT", "7f3k9q2mx8wt", " 7F3K 9Q2M X8WT ", "Código 7F3K-9Q2M-X8WT"]) {
    expect(readMark(typed)).toBe("7F3K-9Q2M-X8WT");
  }
  for (const typed of ["", "7F3K-9Q2M", "pedido 10.234"]) expect(readMark(typed)).toBeNull();
});
