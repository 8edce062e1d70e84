import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

/** Opening tags whose width is a share of the whole: bars that say a number by their ground. */
const bars = (text: string): string[] =>
  [...text.matchAll(/<span\s[^<]*?style=\{\{ (?:width|height): `[^`]*%` \}\}/g)].map(([tag]) => tag);

it("a bar drawn by its ground stays visible where the person's own colours replace ours", () => {
  expect(bars('<span aria-hidden className="drawn bg-c1" style={{ width: `${share * 100}%` }} />')).toHaveLength(1);
  const found = readSources("src").flatMap(({ path, text }) => bars(text).map((tag) => ({ path, tag })));
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(({ tag }) => !/\bdrawn\b|drawn-part/.test(tag)).map(({ path }) => path)).toEqual([]);
});
