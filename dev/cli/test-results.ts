import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readReport } from "./test-summary.ts";

/** What one test or journey came to. `reason` is the beginning of why it failed, indented; empty for one that passed. */
export type TestResult = { file: string; title: string; passed: boolean; reason: string };

type Assertion = { status: string; fullName: string; failureMessages?: string[] };
type Vitest = { testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[] };
type Attempt = {
  errors: { message?: string; location?: { file: string; line: number } }[];
  attachments?: { name: string; path?: string }[];
};
type Spec = { title: string; file: string; ok: boolean; tests: { status?: string; results: Attempt[] }[] };
type Suite = { title?: string; file?: string; specs: Spec[]; suites?: Suite[] };

/** The title under which a file that could not be loaded is reported. */
export const NOT_LOADED = "o arquivo não carregou";

/** What vitest wrote of each test that ran; a file that did not load is one failed result. */
export function vitestResults(report: string, root: string): TestResult[] {
  const files = readReport<Vitest>(report)?.testResults ?? [];
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const ran = assertionResults.filter((one) => one.status === "passed" || one.status === "failed");
    const results = ran.map(({ fullName, failureMessages, ...one }) =>
      one.status === "passed" ? passed(file, fullName) : failed(file, fullName, failureMessages),
    );
    const isUnexplained = status === "failed" && results.every((one) => one.passed);
    return isUnexplained ? [...results, failed(file, NOT_LOADED, [message])] : results;
  });
}

/** The same for the journeys, with the beginning of what the page said when one failed. */
export function journeyResults(report: string): TestResult[] {
  const specs = (readReport<{ suites: Suite[] }>(report)?.suites ?? []).flatMap((suite) => specsOf(suite, []));
  return specs.filter(({ tests }) => tests.some((one) => one.status !== "skipped")).map(journeyResult);
}

/** One failed test as the end of a run prints it. */
export function describeFailure({ file, title, reason }: TestResult): string {
  return [`${file}: ${title}`, reason].filter(Boolean).join("\n");
}

/** The specs of a suite, each titled with the suites it stands in; a file's own suite bears the file's name. */
function specsOf(suite: Suite, above: string[]): Spec[] {
  const path = suite.title === undefined || suite.title === suite.file ? above : [...above, suite.title];
  return [
    ...suite.specs.map((spec) => ({ ...spec, title: [...path, spec.title].join(" › ") })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
}

function journeyResult(spec: Spec): TestResult {
  if (spec.ok) return passed(spec.file, spec.title);
  const attempts = spec.tests.flatMap((one) => one.results);
  const errors = attempts.flatMap((attempt) => attempt.errors);
  const reasons = errors.map(({ message, location }) => (location ? `linha ${location.line}: ${message}` : message));
  const { reason, ...result } = failed(spec.file, spec.title, reasons);
  return { ...result, reason: [reason, ...attempts.flatMap(pageThen)].filter(Boolean).join("\n") };
}

const REASON_LINES = 16;
const PAGE_LINES = 24;

/** What stood on the page, as Playwright wrote it down. */
function pageThen({ attachments = [] }: Attempt): string[] {
  const path = attachments.find((one) => one.name === "error-context")?.path;
  if (!path || !existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n");
  const start = lines.findIndex((line) => /^ *- main\b/.test(line));
  return start < 0 ? [] : lines.slice(start, start + PAGE_LINES).map((line) => `  ${line}`);
}

const passed = (file: string, title: string): TestResult => ({ file, title, passed: true, reason: "" });

function failed(file: string, title: string, reasons: (string | undefined)[] = []): TestResult {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason ?? "")
      .trim()
      .split("\n")
      .slice(0, REASON_LINES),
  );
  const reason = lines.filter((line) => line.trim()).map((line) => `  ${line}`);
  return { file, title, passed: false, reason: reason.join("\n") };
}
