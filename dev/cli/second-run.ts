import type { TestSummary } from "./test-summary.ts";
import { describeFailure, NOT_LOADED, type TestResult } from "./test-results.ts";

/** What a part of bin/test came to: its counts, what failed for good, and what passed only when it ran again. */
export type PartResult = { summary: TestSummary; failed: TestResult[]; flaky: TestResult[] };

/** More files than this failing together is a broken system, not bad luck: they do not run again. */
const MOST_FILES_AGAIN = 20;

/** The files to run once more: those of the tests that failed; none when too many did. */
export function filesToRunAgain(results: TestResult[]): string[] {
  const files = [...new Set(results.filter((one) => !one.passed).map((one) => one.file))];
  return files.length > MOST_FILES_AGAIN ? [] : files;
}

/**
 * What a first run came to, seen beside the second run of the files that failed in it. A test counts
 * as flaky only when the second run says that it passed; one it does not mention has failed.
 */
export function compareRuns(summary: TestSummary, first: TestResult[], second: TestResult[]): PartResult {
  const failures = first.filter((one) => !one.passed);
  const flaky = failures.filter((one) => passedAgain(one, second));
  // A file that could not be loaded was one failure; loaded, it is as many tests as it holds.
  const regained = flaky.map((one) => (one.title === NOT_LOADED ? second.filter(({ file }) => file === one.file).length : 1));
  return {
    summary: {
      ...summary,
      passed: summary.passed + regained.reduce((all, one) => all + one, 0),
      failed: summary.failed - flaky.length,
    },
    failed: failures.filter((one) => !flaky.includes(one)),
    flaky,
  };
}

function passedAgain({ file, title }: TestResult, second: TestResult[]): boolean {
  const same = second.filter((one) => one.file === file && (title === NOT_LOADED || one.title === title));
  return same.length > 0 && same.every((one) => one.passed);
}

/** A flaky test as the end of a run prints it, with both outcomes. */
export function describeFlaky({ file, title, reason }: TestResult): string {
  return [
    `flaky: ${file}: ${title}`,
    "  first run: failed",
    ...(reason ? [reason.replace(/^/gm, "  ")] : []),
    "  second run: passed",
  ].join("\n");
}

/** What failed and what is flaky, for the lines before the last one; empty when there is neither. */
export function describeParts(parts: PartResult[]): string {
  const failed = parts.flatMap((part) => part.failed.map(describeFailure));
  const flaky = parts.flatMap((part) => part.flaky.map(describeFlaky));
  return [...(failed.length > 0 ? ["Falharam:", failed.join("\n").replace(/^/gm, "  ")] : []), ...flaky].join("\n");
}
