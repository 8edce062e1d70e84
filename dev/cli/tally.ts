import { readFileSync } from "node:fs";

export type Tally = { passed: number; failed: number; skipped: number };

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of bin/test. */
export function closingLine({ passed, failed, skipped }: Tally): string {
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

/** A run that ended badly counts at least one failure, whatever its report says. */
export function vitestTally(file: string, exitedWell: boolean): Tally {
  const report = readReport<VitestReport>(file);
  if (!report) return FAILED;
  const unread = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0).length;
  return withExit(exitedWell, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

export function playwrightTally(file: string, exitedWell: boolean): Tally {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return FAILED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExit(exitedWell, { passed: expected, failed: unexpected + flaky + report.errors.length, skipped });
}

function withExit(exitedWell: boolean, tally: Tally): Tally {
  return exitedWell || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** What a runner wrote of its run; null when it wrote nothing that can be read. */
export function readReport<R>(file: string): R | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as R;
  } catch {
    return null;
  }
}
