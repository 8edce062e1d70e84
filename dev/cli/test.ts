import { chmodSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.ts";
import { quickFolder } from "../quick-folder.ts";
import { buildWhenChanged } from "./build.ts";
import { CHECKS } from "./checks.ts";
import { describeSlowest, type FileTime } from "./file-times.ts";
import { runJourneys } from "./journeys.ts";
import { errorMessage } from "./messages.ts";
import { describeParts, type PartResult } from "./second-run.ts";
import { runSteps, sayEnd } from "./steps.ts";
import { closingLine, FAILED, PASSED, sum, type TestSummary } from "./test-summary.ts";
import { runVitest } from "./vitest-part.ts";

const folder = quickFolder("autoria-bin-test-");
chmodSync(folder, 0o755);
const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupted.abort());

type Part = PartResult & { times?: FileTime[] };
const only = (summary: TestSummary): Part => ({ summary, failed: [], flaky: [] });

/** Runs a part unless the run was interrupted; a part that throws is one failure, with its message. */
async function part(name: string, run: () => Promise<Part>): Promise<Part> {
  if (interrupted.signal.aborted) return only(FAILED);
  console.log(`\n— ${name}`);
  try {
    return await run();
  } catch (error) {
    console.log(errorMessage(error));
    return only(FAILED);
  }
}

async function build(): Promise<Part> {
  const startedAt = Date.now();
  await buildWhenChanged();
  sayEnd("construção", true, startedAt);
  return only(PASSED);
}

const parts: Part[] = [];
// Awaited where it is needed: a failed installation must not end the run before its turn.
const browser = ensureBrowser().catch((error: unknown) => error);
parts.push(await part("formato, lint, arquitetura e tipos", async () => only(sum(await runSteps(CHECKS, interrupted.signal)))));
const built = await part("construção", build);
parts.push(built);
const isBuilt = built.summary.failed === 0;
parts.push(
  await part("unidades e integração", () => runVitest(folder, interrupted.signal, isBuilt ? "dist/server/main.js" : undefined)),
);
if (isBuilt) {
  parts.push(
    await part("jornadas no navegador", async () => {
      const path = await browser;
      if (typeof path !== "string") throw path;
      return runJourneys(folder, path, interrupted.signal);
    }),
  );
}

rmSync(folder, { recursive: true, force: true });
const slowest = describeSlowest(parts.flatMap(({ times = [] }) => times));
if (slowest) console.log(`\nOs dez arquivos mais lentos:\n${slowest}`);
const partLines = describeParts(parts);
if (partLines) console.log(`\n${partLines}`);
const summary = sum(parts.map((one) => one.summary));
console.log(`\n${closingLine(summary)}`);
process.exit(summary.failed > 0 ? 1 : 0);
