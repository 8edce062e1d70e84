import { relative } from "node:path";
import { readReport } from "./tally.ts";

type Vitest = { testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[] };
type Spec = { title: string; file: string; ok: boolean };
type Suite = { specs: Spec[]; suites?: Suite[] };

/** A line for each test that failed, file and sentence, so that the end of a long run says what to mend. */
export function failedInVitest(report: string, root: string): string[] {
  const files = readReport<Vitest>(report)?.testResults ?? [];
  return files
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const failed = file.assertionResults.filter((one) => one.status === "failed");
      const sentences = failed.length > 0 ? failed.map((one) => one.fullName) : ["o arquivo não carregou"];
      return sentences.map((sentence) => `${relative(root, file.name)}: ${sentence}`);
    });
}

/** The same for the journeys. */
export function failedJourneys(report: string): string[] {
  const all = (suites: Suite[]): Spec[] => suites.flatMap((suite) => [...suite.specs, ...all(suite.suites ?? [])]);
  return all(readReport<{ suites: Suite[] }>(report)?.suites ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => `${spec.file}: ${spec.title}`);
}
