import { describe, expect, test } from "vitest";
import { compareRuns, describeParts, filesToRunAgain } from "./second-run.ts";
import { NOT_LOADED, type TestResult } from "./test-results.ts";

const passes = (title: string, file = "a.test.ts"): TestResult => ({ file, title, passed: true, reason: "" });
const fails = (title: string, file = "a.test.ts", reason = "  2 ≠ 3"): TestResult => ({ file, title, passed: false, reason });
const summary = { passed: 5, failed: 1, skipped: 2 };

describe("a test that failed and ran again", () => {
  test("is flaky and no failure when it passes the second time", () => {
    const result = compareRuns(summary, [passes("adds"), fails("divides")], [passes("adds"), passes("divides")]);
    expect(result.summary).toEqual({ passed: 6, failed: 0, skipped: 2 });
    expect(result.flaky).toMatchObject([{ title: "divides" }]);
    expect(result.failed).toEqual([]);
  });

  test("fails the run when it fails twice, whatever its file's other tests do", () => {
    const result = compareRuns(summary, [fails("divides")], [passes("adds"), fails("divides")]);
    expect(result.summary).toEqual(summary);
    expect(result.flaky).toEqual([]);
    expect(result.failed).toMatchObject([{ title: "divides" }]);
  });

  test("fails the run when the second run does not mention it, or only a namesake in another file", () => {
    expect(compareRuns(summary, [fails("divides")], []).summary.failed).toBe(1);
    expect(compareRuns(summary, [fails("divides")], [passes("divides", "b.test.ts")]).summary.failed).toBe(1);
  });

  test("counts as the tests it holds when it is a file that could not be loaded", () => {
    const first = [fails(NOT_LOADED)];
    expect(compareRuns(summary, first, [passes("adds"), passes("divides")]).summary).toMatchObject({ passed: 7, failed: 0 });
    expect(compareRuns(summary, first, [passes("adds"), fails("divides")]).summary).toEqual(summary);
  });

  test("leaves failures that belong to no test as they are", () => {
    const result = compareRuns({ ...summary, failed: 3 }, [fails("divides")], [passes("divides")]);
    expect(result.summary.failed).toBe(2);
  });
});

test("each file with a failure runs again once; none does when the whole system is broken", () => {
  expect(filesToRunAgain([fails("adds"), fails("divides"), passes("adds", "b.test.ts")])).toEqual(["a.test.ts"]);
  expect(filesToRunAgain(Array.from({ length: 21 }, (_, n) => fails("adds", `${n}.test.ts`)))).toEqual([]);
});

test("the end of a run prints failures first and then each flaky test with both outcomes", () => {
  const parts = [{ summary, failed: [fails("adds", "b.test.ts")], flaky: [fails("divides")] }];
  expect(describeParts(parts).split("\n")).toEqual([
    "Falharam:",
    "  b.test.ts: adds",
    "    2 ≠ 3",
    "flaky: a.test.ts: divides",
    "  first run: failed",
    "    2 ≠ 3",
    "  second run: passed",
  ]);
  expect(describeParts([{ summary, failed: [], flaky: [] }])).toBe("");
});
