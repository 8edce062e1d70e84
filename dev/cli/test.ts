import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startTestPostgres } from "../../tests/postgres.ts";
import { ensureBrowser } from "./browser.ts";
import { quickFolder } from "../quick-folder.ts";
import { buildWhenChanged } from "./build.ts";
import { CHECKS } from "./checks.ts";
import { failedInVitest, failedJourneys } from "./failed-names.ts";
import { runJourneys } from "./journeys.ts";
import { freePort } from "./ports.ts";
import { runProgram, runSteps, sayEnd } from "./steps.ts";
import { closingLine, FAILED, PASSED, sum, type Tally, vitestTally } from "./tally.ts";
import { inWords } from "./words.ts";

const folder = quickFolder("autoria-bin-test-");
chmodSync(folder, 0o755);
const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupted.abort());

/** Runs a part unless the run was interrupted; a part that throws is one failure, told in words. */
async function part(name: string, run: () => Promise<Tally>): Promise<Tally> {
  if (interrupted.signal.aborted) return FAILED;
  console.log(`\n— ${name}`);
  try {
    return await run();
  } catch (error) {
    console.log(inWords(error));
    return FAILED;
  }
}

async function unitsAndIntegration(): Promise<Tally> {
  const dataDir = join(folder, "postgres");
  const port = await freePort();
  const server = await startTestPostgres(dataDir, port);
  try {
    const report = join(folder, "vitest.json");
    const { ok } = await runProgram(["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], {
      env: { TEST_PG_DIR: dataDir, TEST_PG_PORT: String(port) },
      show: true,
      signal: interrupted.signal,
    });
    return vitestTally(report, ok);
  } finally {
    await server.stop();
  }
}

async function build(): Promise<Tally> {
  const startedAt = Date.now();
  await buildWhenChanged();
  sayEnd("construção", true, startedAt);
  return PASSED;
}

const tallies: Tally[] = [];
// Heard later, where it is needed: a failed installation must not end the run before its turn.
const browser = ensureBrowser().catch((error: unknown) => error);
tallies.push(await part("formato, lint, arquitetura e tipos", async () => sum(await runSteps(CHECKS, interrupted.signal))));
tallies.push(await part("unidades e integração", unitsAndIntegration));
const built = await part("construção", build);
tallies.push(built);
if (built.failed === 0) {
  tallies.push(
    await part("jornadas no navegador", async () => {
      const path = await browser;
      if (typeof path !== "string") throw path;
      return runJourneys(folder, path, interrupted.signal);
    }),
  );
}

const names = [...failedInVitest(join(folder, "vitest.json"), process.cwd()), ...failedJourneys(join(folder, "journeys.json"))];
if (names.length > 0) console.log(`\nFalharam:\n${names.join("\n").replace(/^/gm, "  ")}`);
rmSync(folder, { recursive: true, force: true });
const tally = sum(tallies);
console.log(`\n${closingLine(tally)}`);
process.exit(tally.failed > 0 ? 1 : 0);
