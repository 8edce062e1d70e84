import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { closingLine, playwrightSummary, sum, vitestSummary } from "./test-summary.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-contagem-"));
const file = join(folder, "relatorio.json");
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = (more: object) =>
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...more }),
  );
const playwright = (stats: object, errors: unknown[] = []) =>
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }));

describe("the closing line", () => {
  test("leaves the skipped out when there are none", () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
    expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
  });
  test("adds up every part", () => {
    const parts = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 3, skipped: 4 },
    ];
    expect(sum(parts)).toEqual({ passed: 3, failed: 3, skipped: 4 });
  });
});

describe("a failure never counts as a success", () => {
  test("a missing report is a failure", () => {
    expect(vitestSummary(join(folder, "nada.json"), true).failed).toBe(1);
    expect(playwrightSummary(join(folder, "nada.json"), true).failed).toBe(1);
  });
  test("a test file that could not be loaded is a failure", () => {
    vitest({ testResults: [{ status: "failed", assertionResults: [] }] });
    expect(vitestSummary(file, false)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });
  test("an error outside any test is a failure beside those of the tests", () => {
    vitest({ numFailedTests: 1 });
    expect(vitestSummary(file, false, 2).failed).toBe(3);
  });
  test("a bad exit code with a clean report is a failure", () => {
    vitest({});
    expect(vitestSummary(file, false).failed).toBe(1);
    playwright({});
    expect(playwrightSummary(file, false).failed).toBe(1);
  });
  test("a journey that Playwright itself had to retry is a failure", () => {
    playwright({ flaky: 1 });
    expect(playwrightSummary(file, true)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
  test("an error outside any journey is a failure", () => {
    playwright({}, [{ message: "sem servidor" }]);
    expect(playwrightSummary(file, true).failed).toBe(1);
  });
});

test("a good run counts what passed and what was skipped", () => {
  vitest({ numPendingTests: 1, numTodoTests: 1 });
  expect(vitestSummary(file, true)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  playwright({ skipped: 1 });
  expect(playwrightSummary(file, true)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});
