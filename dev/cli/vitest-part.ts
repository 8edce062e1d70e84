import { join } from "node:path";
import { startTestPostgres } from "../../tests/postgres.ts";
import type { FileTime, Times } from "./file-times.ts";
import { freePort } from "./ports.ts";
import { compareRuns, filesToRunAgain, type PartResult } from "./second-run.ts";
import { runProgram } from "./steps.ts";
import { readReport, sum, vitestSummary } from "./test-summary.ts";
import { vitestResults } from "./test-results.ts";

/** What waits more than it computes, in a process of its own beside the rest. */
const INTERRUPTED = ["--project=interrompidos", "--maxWorkers=1"];
const THE_REST = ["--project=puros", "--project=banco"];

/**
 * Everything vitest runs, against a PostgreSQL server of its own in `folder`; files that failed run once more, alone.
 * `builtServer` is the program the tests that kill a worker start; without it they start the sources.
 */
export async function runVitest(
  folder: string,
  signal: AbortSignal,
  builtServer: string | undefined,
): Promise<PartResult & { times: FileTime[] }> {
  const dataDir = join(folder, "postgres");
  const port = await freePort();
  const server = await startTestPostgres(dataDir, port);
  const run = async (name: string, args: string[], show = true) => {
    const [report, times] = [join(folder, `${name}.json`), join(folder, `${name}-times.json`)];
    const reporters = ["default", "json", "./dev/cli/file-times.ts"].map((one) => `--reporter=${one}`);
    const { ok, output } = await runProgram(["vitest", "run", ...reporters, `--outputFile.json=${report}`, ...args], {
      env: { TEST_PG_DIR: dataDir, TEST_PG_PORT: String(port), FILE_TIMES: times, BUILT_SERVER: builtServer },
      show,
      signal,
    });
    if (!show) console.log(output.trim());
    const { files = [], unhandled = 0 } = readReport<Times>(times) ?? {};
    return { summary: vitestSummary(report, ok, unhandled), results: vitestResults(report, process.cwd()), files };
  };
  try {
    const both = await Promise.all([run("vitest", THE_REST), run("vitest-interrupted", INTERRUPTED, false)]);
    const results = both.flatMap((one) => one.results);
    const again = signal.aborted ? [] : filesToRunAgain(results);
    if (again.length > 0) console.log(`\n— de novo, o que falhou: ${again.join(", ")}`);
    const second = again.length > 0 ? (await run("vitest-again", ["--maxWorkers=1", ...again])).results : [];
    return { ...compareRuns(sum(both.map((one) => one.summary)), results, second), times: both.flatMap((one) => one.files) };
  } finally {
    await server.stop();
  }
}
