import { readFileSync } from "node:fs";

export type TestSummary = { passed: number; failed: number; skipped: number };

export const PASSED: TestSummary = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: TestSummary = { passed: 0, failed: 1, skipped: 0 };

export function sum(summaries: TestSummary[]): TestSummary {
  return summaries.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of bin/test. */
export function closingLine({ passed, failed, skipped }: TestSummary): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A run that ended badly counts at least one failure, whatever its report says; so does each error outside any test. */
export function vitestSummary(file: string, exitedWell: boolean, unhandled = 0): TestSummary {
  const report = readReport<VitestReport>(file);
  if (!report) return FAILED;
  const unread = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0).length;
  return withExit(exitedWell, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread + unhandled,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

export function playwrightSummary(file: string, exitedWell: boolean): TestSummary {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return FAILED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExit(exitedWell, { passed: expected, failed: unexpected + flaky + report.errors.length, skipped });
}

function withExit(exitedWell: boolean, summary: TestSummary): TestSummary {
  return exitedWell || summary.failed > 0 ? summary : { ...summary, failed: 1 };
}

/** What a runner wrote of its run; null when it wrote nothing that can be read. */
export function readReport<R>(file: string): R | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as R;
  } catch {
    return null;
  }
}
