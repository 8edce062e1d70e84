import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { describeSlowest, journeyTimes } from "./file-times.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-times-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the time of a file of journeys is the sum of its journeys at any depth", () => {
  const report = join(folder, "journeys.json");
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const inner = { file: "a.spec.ts", specs: [spec(500)] };
  writeFileSync(
    report,
    JSON.stringify({
      suites: [
        { file: "a.spec.ts", specs: [spec(1_000, 250)], suites: [inner] },
        { file: "b.spec.ts", specs: [spec(40)] },
      ],
    }),
  );
  expect(journeyTimes(report)).toEqual([
    { file: "tests/e2e/a.spec.ts", seconds: 1.75 },
    { file: "tests/e2e/b.spec.ts", seconds: 0.04 },
  ]);
});

test("names the ten slowest files, slowest first", () => {
  const lines = describeSlowest(Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n * 10 }))).split("\n");
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("   110,0 s  11.test.ts");
  expect(lines[9]).toBe("    20,0 s  2.test.ts");
});
