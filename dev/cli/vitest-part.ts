import { join } from "node:path";
import { startTestPostgres } from "../../tests/postgres.ts";
import type { FileTime, Times } from "./file-times.ts";
import { freePort } from "./ports.ts";
import { compareRuns, filesToRunAgain, type PartResult } from "./second-run.ts";
import { runProgram } from "./steps.ts";
import { readReport, vitestSummary } from "./test-summary.ts";
import { vitestResults } from "./test-results.ts";

/** Everything vitest runs, against a PostgreSQL server of its own in `folder`; files that failed run once more, alone. */
export async function runVitest(folder: string, signal: AbortSignal): Promise<PartResult & { times: FileTime[] }> {
  const dataDir = join(folder, "postgres");
  const port = await freePort();
  const server = await startTestPostgres(dataDir, port);
  const run = async (name: string, args: string[]) => {
    const [report, times] = [join(folder, `${name}.json`), join(folder, `${name}-times.json`)];
    const reporters = ["default", "json", "./dev/cli/file-times.ts"].map((one) => `--reporter=${one}`);
    const { ok } = await runProgram(["vitest", "run", ...reporters, `--outputFile.json=${report}`, ...args], {
      env: { TEST_PG_DIR: dataDir, TEST_PG_PORT: String(port), FILE_TIMES: times },
      show: true,
      signal,
    });
    const { files = [], unhandled = 0 } = readReport<Times>(times) ?? {};
    return { summary: vitestSummary(report, ok, unhandled), results: vitestResults(report, process.cwd()), files };
  };
  try {
    const first = await run("vitest", []);
    const again = signal.aborted ? [] : filesToRunAgain(first.results);
    if (again.length > 0) console.log(`\n— de novo, o que falhou: ${again.join(", ")}`);
    const second = again.length > 0 ? (await run("vitest-again", ["--maxWorkers=1", ...again])).results : [];
    return { ...compareRuns(first.summary, first.results, second), times: first.files };
  } finally {
    await server.stop();
  }
}
