import { expect, it } from "vitest";
import { isPlainJson, parsePlainJson } from "./plain-json.ts";

it.each([
  ["null", null],
  ['{"a":[1,"ção 😀"]}', { a: [1, "ção 😀"] }],
  [`${"[".repeat(60)}${"]".repeat(60)}`, expect.any(Array)],
])("reads %s", (text, value) => {
  expect(parsePlainJson(text)).toEqual(value);
});

it.each([
  ["what is no JSON", "{nothing"],
  ["a NUL in a text", String.raw`{"a":"\u0000"}`],
  ["a NUL in a name", String.raw`{"\u0000":1}`],
  ["half a character", String.raw`["\ud800"]`],
  ["the other half", String.raw`["\udc00 "]`],
  ["a hundred thousand levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["a hundred thousand objects", `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`],
])("refuses %s", (_, text) => {
  expect(parsePlainJson(text)).toBeUndefined();
});

it("knows the same of a value", () => {
  expect(isPlainJson({ a: ["b\0"] })).toBe(false);
  expect(isPlainJson({ a: ["b"] })).toBe(true);
});
