import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readReport } from "./tally.ts";

type Assertion = { status: string; fullName: string; failureMessages?: string[] };
type Vitest = { testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[] };
type Attempt = { errors: { message?: string; location?: { file: string; line: number } }[] };
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

/** The same for the journeys. */
export function failedJourneys(report: string): string[] {
  const all = (suites: Suite[]): Spec[] => suites.flatMap((suite) => [...suite.specs, ...all(suite.suites ?? [])]);
  return all(readReport<{ suites: Suite[] }>(report)?.suites ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((one) => one.results.flatMap((attempt) => attempt.errors));
      const reasons = errors.map(({ message, location }) => (location ? `linha ${location.line}: ${message}` : message));
      return `${spec.file}: ${because(spec.title, reasons)}`;
    });
}

const REASON_LINES = 16;

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
