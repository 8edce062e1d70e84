import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lastRelease } from "./last-release.ts";

const COMMIT = "a".repeat(40);

it("is the newest version that is tagged, by number and not by letter", () => {
  expect(lastRelease(["v0.9.0", "v0.10.0", "v0.2.11", "before-the-fair", "v1.0.0-rc"], COMMIT)).toBe("v0.10.0");
});

it("is the commit that the file records while nothing is tagged", () => {
  expect(lastRelease(["before-the-fair"], `# why\n${COMMIT}\n`)).toBe(COMMIT);
  expect(() => lastRelease([], "# nothing\n")).toThrow("Diga o commit");
});

it("is recorded", () => {
  expect(lastRelease([], readFileSync(join(import.meta.dirname, "last-release"), "utf8"))).toMatch(/^[0-9a-f]{40}$/);
});
