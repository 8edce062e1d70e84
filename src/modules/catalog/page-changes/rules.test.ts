import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageChangesWords } from "./messages.ts";
import { comparePages, isShown, type PageLook, pairFiles } from "./rules.ts";

/** A page by a letter; a small letter is the same page with something changed in it. */
function look(letter: string): PageLook {
  const code = letter.toUpperCase().charCodeAt(0);
  const print = Array.from({ length: 64 }, (_, at) => ((code * 7 + at * code * 13) % 16).toString(16)).join("");
  return { print, digest: letter };
}
const compare = (before: string, after: string) => comparePages(before.split("").map(look), after.split("").map(look));

describe("the pages of two versions", () => {
  it.each([
    ["ABCDE", "ABCDE", { changed: [], added: [], removed: [] }],
    ["ABCDE", "ABcDE", { changed: [{ from: 3, to: 3 }], added: [], removed: [] }],
    ["ABCDE", "ABXCDE", { changed: [], added: [3], removed: [] }],
    ["ABCDE", "ABDE", { changed: [], added: [], removed: [3] }],
    ["ABCDE", "ABcDXE", { changed: [{ from: 3, to: 3 }], added: [5], removed: [] }],
    ["ABCDE", "XABCDe", { changed: [{ from: 5, to: 6 }], added: [1], removed: [] }],
    ["ABCDE", "ABZDE", { changed: [{ from: 3, to: 3 }], added: [], removed: [] }],
    ["", "AB", { changed: [], added: [1, 2], removed: [] }],
    ["AB", "", { changed: [], added: [], removed: [1, 2] }],
  ])("%s became %s", (before, after, expected) => {
    expect(compare(before, after)).toEqual(expected);
  });

  it("account for every page once, in order, whatever they are", () => {
    const pages = fc.stringMatching(/^[A-Da-d]{0,9}$/);
    fc.assert(
      fc.property(pages, pages, (before, after) => {
        const { changed, added, removed } = compare(before, after);
        expect(before.length - removed.length).toBe(after.length - added.length);
        const [keptBefore, keptAfter] = [
          before.split("").filter((_, at) => !removed.includes(at + 1)),
          after.split("").filter((_, at) => !added.includes(at + 1)),
        ];
        const differ = keptBefore.filter((page, at) => page !== keptAfter[at]).length;
        expect(changed).toHaveLength(differ);
        expect(compare(after, after)).toEqual({ changed: [], added: [], removed: [] });
      }),
    );
  });
});

it.each([
  ["the same name", ["guia.pdf", "fichas.pdf"], ["fichas.pdf", "guia.pdf"], ["guia.pdf>guia.pdf", "fichas.pdf>fichas.pdf"]],
  [
    "the name of another version",
    ["guia.pdf", "fichas.pdf"],
    ["Guia v2.pdf", "fichas (1).pdf"],
    ["guia.pdf>Guia v2.pdf", "fichas.pdf>fichas (1).pdf"],
  ],
  ["the only one", ["guia.pdf"], ["apostila completa.pdf"], ["guia.pdf>apostila completa.pdf"]],
  ["none, where two could be", ["aula v1.pdf", "aula v2.pdf"], ["aula v3.pdf"], []],
  ["none, where nothing left", [], ["guia.pdf"], []],
])("a new file takes the place of %s", (_, gone, came, expected) => {
  const files = (names: string[]) => names.map((name, at) => ({ id: `${at}`, name }));
  const pairs = pairFiles(files(gone), files(came)).map(({ prior, file }) => `${prior.name}>${file.name}`);
  expect(pairs.toSorted()).toEqual(expected.toSorted());
});

it.each([
  [{ changed: [4, 7, 12], added: [13], removed: [] }, "3 páginas mudaram: 4, 7 e 12; 1 página nova: 13."],
  [{ changed: [2], added: [], removed: [5] }, "1 página mudou: 2; 1 página saiu."],
  [{ changed: [3, 4, 5, 9], added: [], removed: [] }, "4 páginas mudaram: 3 a 5 e 9."],
  [{ changed: [], added: [], removed: [] }, "Nenhuma página mudou."],
])("what changed is said in words: %j", ({ changed, added, removed }, expected) => {
  const pages = changed.map((page) => ({ from: page, to: page }));
  expect(pageChangesWords({ changed: pages, added, removed, isPartial: false })).toBe(expected);
});

it("shows only the pages that changed, each on its side", () => {
  const changes = { changed: [{ from: 3, to: 4 }], added: [1], removed: [9], isPartial: false };
  const shown = (side: "antes" | "depois") =>
    Array.from({ length: 10 }, (_, at) => at + 1).filter((page) => isShown(changes, side, page));
  expect(shown("antes")).toEqual([3, 9]);
  expect(shown("depois")).toEqual([1, 4]);
});
