import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { readReport } from "./test-summary.ts";

export type FileTime = { file: string; seconds: number };
/** `unhandled` counts errors that happened outside any test, which no test's result tells. */
export type Times = { files: FileTime[]; unhandled: number };

/** A vitest reporter that writes to FILE_TIMES how long each file took, with its imports, setup and hooks. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const files = modules.map((one) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = one.diagnostic();
      const milliseconds = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return { file: relative(process.cwd(), one.moduleId), seconds: milliseconds / 1000 };
    });
    if (process.env.FILE_TIMES)
      writeFileSync(process.env.FILE_TIMES, JSON.stringify({ files, unhandled: unhandledErrors.length } satisfies Times));
  }
}

type Suite = { file: string; specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] };

/** How long each file of journeys took: the sum of its journeys. */
export function journeyTimes(report: string): FileTime[] {
  const all = (suites: Suite[]): Suite[] => suites.flatMap((suite) => [suite, ...all(suite.suites ?? [])]);
  const totals = new Map<string, number>();
  for (const { file, specs } of all(readReport<{ suites: Suite[] }>(report)?.suites ?? []))
    for (const { duration } of specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)))
      totals.set(file, (totals.get(file) ?? 0) + duration / 1000);
  return [...totals].map(([file, seconds]) => ({ file: `tests/e2e/${file}`, seconds }));
}

/** The ten slowest files, slowest first, as the end of a run prints them. */
export function describeSlowest(times: FileTime[]): string {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).replace(".", ",").padStart(6)} s  ${file}`).join("\n");
}
