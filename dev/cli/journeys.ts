import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Running } from "./data-folder.ts";
import { freePort } from "./ports.ts";
import { readPrivate, saidOf } from "./quiet-log.ts";
import { runProgram, sayEnd } from "./steps.ts";
import { FAILED, PASSED, playwrightTally, sum, type Tally } from "./tally.ts";

const ROOT = join(import.meta.dirname, "../..");
const SETTINGS =
  /^(PORT|HOST|ROLE|PUBLIC_URL|DATA_DIR|DATABASE_|REDIS_URL|S3_|SMTP_URL|MAIL_|PAGARME_|SANDBOX_|SESSION_SECRET|NODE_ENV)/;

/** Walks tests/e2e in a browser against a market of its own, made by bin/start in `folder`. */
export async function runJourneys(folder: string, browser: string, signal: AbortSignal): Promise<Tally> {
  const specs = readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" });
  if (!specs.some((file) => /^e2e\/.*\.spec\.ts$/.test(file))) return { passed: 0, failed: 0, skipped: 0 };
  const dataDir = join(folder, "data");
  const log = join(folder, "start.log");
  const system = await startSystem(dataDir, log);
  try {
    const running = await untilReady(system, dataDir);
    if (!running) {
      console.log(`A feira das jornadas não começou:\n${tail(log)}`);
      return FAILED;
    }
    const report = join(folder, "journeys.json");
    const ended = await runProgram(["playwright", "test", "--reporter=list,json"], {
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        E2E_URL: running.url,
        E2E_SANDBOX_URL: running.sandboxUrl ?? "",
        E2E_MAIL_URL: running.mailUrl ?? "",
        E2E_DATABASE_URL: running.databaseUrl ?? "",
        E2E_DATA_DIR: dataDir,
      },
      show: true,
      signal,
    });
    if (!ended.ok) console.log(`Registro da feira das jornadas, ao fim:\n${tail(log)}`);
    return sum([
      playwrightTally(report, ended.ok),
      ...(await checkBooks(dataDir, signal)),
      await checkLog(log, dataDir, running.databaseUrl ?? ""),
    ]);
  } finally {
    await endSystem(system);
  }
}

/** After everything the journeys did, the books still add up and agree with the provider's. */
async function checkBooks(dataDir: string, signal: AbortSignal): Promise<Tally[]> {
  const tallies: Tally[] = [];
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
    tallies.push(ok ? PASSED : FAILED);
  }
  return tallies;
}

/** After everything the journeys did, the market's log says nothing of anybody (INV-39). */
async function checkLog(log: string, dataDir: string, databaseUrl: string): Promise<Tally> {
  const startedAt = Date.now();
  const said = saidOf(readFileSync(log, "utf8"), await readPrivate(dataDir, databaseUrl));
  sayEnd("registro calado", said.length === 0, startedAt);
  for (const kind of said) console.log(`    o registro diz: ${kind}`);
  return said.length === 0 ? PASSED : FAILED;
}

async function startSystem(dataDir: string, log: string): Promise<ChildProcess> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name)));
  const ports = new Set<number>();
  while (ports.size < 4) ports.add(await freePort());
  const [PORT, SANDBOX_PORT, MAIL_PORT, MAIL_HTTP_PORT] = [...ports].map(String);
  const system = spawn(process.execPath, ["--import", "tsx", "dev/cli/start.ts"], {
    cwd: ROOT,
    env: { ...clean, PORT, SANDBOX_PORT, MAIL_PORT, MAIL_HTTP_PORT, DATA_DIR: dataDir },
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
