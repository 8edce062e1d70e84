import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startSmallClamd } from "../../tests/small-clamd.ts";
import type { Running } from "./data-folder.ts";
import { freePort } from "./ports.ts";
import { readPrivate, leaksIn } from "./quiet-log.ts";
import { runProgram, sayEnd } from "./steps.ts";
import { FAILED, PASSED, playwrightSummary, sum, type TestSummary } from "./test-summary.ts";
import { journeyResults } from "./test-results.ts";
import { type FileTime, journeyTimes } from "./file-times.ts";
import { compareRuns, filesToRunAgain, type PartResult } from "./second-run.ts";

const ROOT = join(import.meta.dirname, "../..");
const SETTINGS =
  /^(PORT|HOST|ROLE|PUBLIC_URL|DATA_DIR|DATABASE_|S3_|SMTP_URL|MAIL_|PAGARME_|SANDBOX_|SESSION_SECRET|NODE_ENV|TRUSTED_PROXIES|METRICS_|DEMO_PASSWORD)/;

/**
 * Walks tests/e2e in a browser against a market of its own, made by bin/start in `folder`. Files in which
 * a journey failed are walked once more at the end, before the books and the log are checked.
 */
export async function runJourneys(
  folder: string,
  browser: string,
  signal: AbortSignal,
): Promise<PartResult & { times: FileTime[] }> {
  const nothing = { failed: [], flaky: [], times: [] };
  const specs = readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" });
  if (!specs.some((file) => /^e2e\/.*\.spec\.ts$/.test(file))) return { ...nothing, summary: sum([]) };
  const dataDir = join(folder, "data");
  const log = join(folder, "start.log");
  const clamd = await startSmallClamd();
  const system = await startSystem(dataDir, log, clamd.url);
  try {
    const running = await untilReady(system, dataDir);
    if (!running) {
      console.log(`A feira das jornadas não começou:\n${tail(log)}`);
      return { ...nothing, summary: FAILED };
    }
    const walk = async (name: string, args: string[]) => {
      const report = join(folder, `${name}.json`);
      const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...journeyEnv(running, dataDir) };
      const { ok } = await runProgram(["playwright", "test", "--reporter=list,json", ...args], { env, show: true, signal });
      return { summary: playwrightSummary(report, ok), results: journeyResults(report), times: journeyTimes(report) };
    };
    const first = await walk("journeys", []);
    const again = signal.aborted ? [] : filesToRunAgain(first.results);
    if (again.length > 0) console.log(`\n— de novo, o que falhou: ${again.join(", ")}`);
    const files = again.map((file) => `/e2e/${file.replaceAll(".", "\\.")}$`);
    // Into a folder of its own: what the first walk photographed stays.
    const alone = ["--no-deps", "--workers=1", "--output=test-results/again"];
    const second = again.length > 0 ? await walk("journeys-again", [...alone, ...files]) : null;
    const walked = compareRuns(first.summary, first.results, second?.results ?? []);
    if (walked.summary.failed > 0) console.log(`Registro da feira das jornadas, ao fim:\n${tail(log)}`);
    const summary = sum([
      walked.summary,
      ...(await checkBooks(dataDir, signal)),
      await checkLog(log, dataDir, running.databaseUrl ?? ""),
    ]);
    return { ...walked, summary, times: first.times };
  } finally {
    await endSystem(system);
    clamd.stop();
  }
}

const journeyEnv = ({ url, sandboxUrl, mailUrl, databaseUrl }: Running, dataDir: string) => ({
  E2E_URL: url,
  E2E_SANDBOX_URL: sandboxUrl ?? "",
  E2E_MAIL_URL: mailUrl ?? "",
  E2E_DATABASE_URL: databaseUrl ?? "",
  E2E_DATA_DIR: dataDir,
});

/** After everything the journeys did, the books still add up and agree with the provider's. */
async function checkBooks(dataDir: string, signal: AbortSignal): Promise<TestSummary[]> {
  const summaries: TestSummary[] = [];
  for (const [name, file] of [
    ["razão", "dev/cli/ledger-check.ts"],
    ["conferência com o provedor", "dev/cli/reconcile.ts"],
  ] as const) {
    const startedAt = Date.now();
    const { ok, output } = await runProgram(["tsx", file], {
      env: { DATA_DIR: dataDir, DATABASE_URL: undefined, PAGARME_SECRET_KEY: undefined },
      signal,
    });
    sayEnd(name, ok, startedAt);
    console.log(output.trim().replace(/^/gm, "    "));
    summaries.push(ok ? PASSED : FAILED);
  }
  return summaries;
}

/** After everything the journeys did, the market's log says nothing of anybody (INV-39). */
async function checkLog(log: string, dataDir: string, databaseUrl: string): Promise<TestSummary> {
  const startedAt = Date.now();
  const lines = leaksIn(readFileSync(log, "utf8"), await readPrivate(dataDir, databaseUrl));
  sayEnd("registro calado", lines.length === 0, startedAt);
  for (const kind of lines) console.log(`    o registro diz: ${kind}`);
  return lines.length === 0 ? PASSED : FAILED;
}

async function startSystem(dataDir: string, log: string, CLAMAV_URL: string): Promise<ChildProcess> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name)));
  const ports = new Set<number>();
  while (ports.size < 4) ports.add(await freePort());
  const [PORT, SANDBOX_PORT, MAIL_PORT, MAIL_HTTP_PORT] = [...ports].map(String);
  const system = spawn(process.execPath, ["--import", "tsx", "dev/cli/start.ts"], {
    cwd: ROOT,
    // Each journey comes from a network of its own, as a proxy on this machine says.
    env: {
      ...clean,
      TRUSTED_PROXIES: "127.0.0.1, ::1",
      PORT,
      SANDBOX_PORT,
      MAIL_PORT,
      MAIL_HTTP_PORT,
      DATA_DIR: dataDir,
      CLAMAV_URL,
    },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const file = createWriteStream(log);
  system.stdout?.pipe(file);
  system.stderr?.pipe(file);
  return system;
}

async function untilReady(system: ChildProcess, dataDir: string): Promise<Running | null> {
  if (!system.stdout) return null;
  for await (const line of createInterface({ input: system.stdout })) {
    if (!line.startsWith("pronto: ")) continue;
    system.stdout.resume();
    return JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8")) as Running;
  }
  return null;
}

async function endSystem(system: ChildProcess): Promise<void> {
  if (system.exitCode !== null) return;
  const ended = new Promise((resolve) => system.once("exit", resolve));
  system.kill("SIGTERM");
  const force = setTimeout(() => system.kill("SIGKILL"), 45_000);
  await ended;
  clearTimeout(force);
}

/** The last of what went wrong, or is no entry of the log. */
function tail(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines
    .filter((line) => !line.includes('"level":30'))
    .slice(-60)
    .join("\n");
}
