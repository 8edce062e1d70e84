import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readReport } from "./tally.ts";

type Assertion = { status: string; fullName: string; failureMessages?: string[] };
type Vitest = { testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[] };
type Attempt = {
  errors: { message?: string; location?: { file: string; line: number } }[];
  attachments?: { name: string; path?: string }[];
};
type Spec = { title: string; file: string; ok: boolean; tests: { results: Attempt[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };

/** Each test that failed, file, sentence and reason, so that the end of a long run says what to mend. */
export function failedInVitest(report: string, root: string): string[] {
  const files = readReport<Vitest>(report)?.testResults ?? [];
  return files
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const failed = file.assertionResults.filter((one) => one.status === "failed");
      const said = failed.map((one) => because(one.fullName, one.failureMessages));
      const all = said.length > 0 ? said : [because("o arquivo não carregou", [file.message])];
      return all.map((one) => `${relative(root, file.name)}: ${one}`);
    });
}

/** The same for the journeys, with the beginning of what the page said then. */
export function failedJourneys(report: string): string[] {
  const all = (suites: Suite[]): Spec[] => suites.flatMap((suite) => [...suite.specs, ...all(suite.suites ?? [])]);
  return all(readReport<{ suites: Suite[] }>(report)?.suites ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const attempts = spec.tests.flatMap((one) => one.results);
      const errors = attempts.flatMap((attempt) => attempt.errors);
      const reasons = errors.map(({ message, location }) => (location ? `linha ${location.line}: ${message}` : message));
      return [`${spec.file}: ${because(spec.title, reasons)}`, ...attempts.flatMap(pageThen)].join("\n");
    });
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

/** The sentence with the beginning of each reason below it. */
function because(sentence: string, reasons: (string | undefined)[] = []): string {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason ?? "")
      .trim()
      .split("\n")
      .slice(0, REASON_LINES),
  );
  return [sentence, ...lines.filter((line) => line.trim()).map((line) => `  ${line}`)].join("\n");
}
