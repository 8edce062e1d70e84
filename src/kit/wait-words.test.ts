import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { waitWords } from "./wait-words.ts";

it.each([
  [1, "1 s"],
  [119, "119 s"],
  [120, "2 min"],
  [3466, "58 min"],
  [7199, "120 min"],
  [7200, "2 h"],
  [86_400, "24 h"],
])("says %i seconds as %s", (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

it("is how every refusal for too many attempts says it", () => {
  const root = join(import.meta.dirname, "..");
  const raw = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .filter((name) => /Espere \$\{(?!waitWords\()/.test(readFileSync(join(root, name), "utf8")));
  expect(raw).toEqual([]);
});
