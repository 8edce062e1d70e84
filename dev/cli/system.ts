import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#platform/env.ts";
import { buildWhenChanged } from "./build.ts";
import { announce, localSecrets, openDataFolder, requireNobodyRunning, withdraw } from "./data-folder.ts";
import { type Databases, hasNoProducts, openEmbedded, requireDatabase, requireNoDemoAccounts, servingUrl } from "./database.ts";
import { requirePort } from "./ports.ts";
import { supervise, runOnce, print } from "./program.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { Stages } from "./stages.ts";
import { neighbourEnv, type SystemEnv, systemEnv, welcome } from "./env.ts";
import { exitWithMessage, errorMessage } from "./messages.ts";

const ROOT = join(import.meta.dirname, "../..");
const SEED = "db/seed/seed.ts";
const SAMPLES = "db/seed/draw-samples.ts";
/** Left to itself, a busy process lets three times what it needs pile up before it cleans. */
const THRIFTY = ["--heap-growing-percent=25"];

/** The whole of bin/start and bin/dev: brings everything up in order, says so, and takes it down on Ctrl-C. */
export async function runSystem(mode: "start" | "dev"): Promise<void> {
  const stages = new Stages();
  try {
    const { readEnv } = await import("#platform/env.ts");
    const given = readEnv(process.env);
    openDataFolder(given.DATA_DIR);
    requireNobodyRunning(given.DATA_DIR);
    await requirePorts(given);
    stages.takeDownOnSignals();

    const system = systemEnv(given, mode);
    const built = mode === "start" ? build() : Promise.resolve();
    // A failed build is told by `await built`, after what was under way.
    built.catch(() => undefined);
    const { url, sandboxUrl, mailUrl } = system;
    announce(given.DATA_DIR, { pid: process.pid, url, sandboxUrl, mailUrl, databaseUrl: null });
    stages.add(async () => withdraw(given.DATA_DIR));
    const { owner, serving } = await openDatabases(given, stages);
    // What serves knows nothing of the role that owns the tables.
    Object.assign(system.env, { DATABASE_URL: serving, DATABASE_MIGRATE_URL: undefined });
    announce(given.DATA_DIR, { pid: process.pid, url, sandboxUrl, mailUrl, databaseUrl: owner });

    await prepareDatabase(owner, serving);
    if (given.isPublic) await requireNoDemoAccounts(owner);
    startNeighbours(system, stages);
    await built;
    if (system.hasSandbox && (await hasNoProducts(owner))) await seed({ ...system.env, DATABASE_URL: owner });
    startOurs(given, system, mode, stages);
    if (given.ROLE !== "worker") await untilReady(given, stages);
    if (stages.isEnding) return;
    console.log(welcome(system));
    console.log(`pronto: ${system.url}`);
    if (system.hasSandbox && given.ROLE === "all")
      stages.addProgram(runOnce({ name: "amostras", args: [SAMPLES], env: system.env, patienceSeconds: 2 }));
  } catch (error) {
    if (stages.isEnding) return;
    console.error(`\n${errorMessage(error)}`);
    await stages.takeDown(1);
  }
}

async function requirePorts(given: Env): Promise<void> {
  if (given.ROLE !== "worker") await requirePort(given.PORT, given.HOST, "PORT");
  if (!given.PAGARME_SECRET_KEY) await requirePort(given.SANDBOX_PORT, "127.0.0.1", "SANDBOX_PORT");
  if (given.SMTP_URL) return;
  await requirePort(given.MAIL_PORT, "127.0.0.1", "MAIL_PORT");
  await requirePort(given.MAIL_HTTP_PORT, "127.0.0.1", "MAIL_HTTP_PORT");
}

async function build(): Promise<void> {
  const startedAt = Date.now();
  if (await buildWhenChanged()) print("páginas", `construídas em ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

async function openDatabases(given: Env, stages: Stages): Promise<Databases> {
  if (given.DATABASE_URL) {
    const owner = given.DATABASE_MIGRATE_URL ?? given.DATABASE_URL;
    await requireDatabase(owner);
    return { owner, serving: given.DATABASE_URL };
  }
  const server = await openEmbedded(given.DATA_DIR);
  stages.add(server.stop);
  return { owner: server.url, serving: servingUrl(server.url, localSecrets(given.DATA_DIR).DATABASE_SERVE_PASSWORD ?? "") };
}

/** Pagar.me and the post office, as far as this machine plays them. */
function startNeighbours({ env, hasSandbox, hasMailCatcher }: SystemEnv, stages: Stages): void {
  const play = (name: string, file: string) =>
    // Whatever this machine shows to others, these two it does not; they hold no secret of ours.
    stages.addProgram(supervise({ name, args: [file], env: neighbourEnv(env), patienceSeconds: 5 }, giveUp(stages)));
  if (hasMailCatcher) play("correio", "dev/mail-catcher/main.ts");
  if (hasSandbox) play("pagarme", "dev/pagarme-sandbox/main.ts");
}

function startOurs(
  { ROLE, PORT, HOST, REDIS_URL, SHARED_PAGES }: Env,
  { env }: SystemEnv,
  mode: "start" | "dev",
  stages: Stages,
): void {
  const main = mode === "dev" ? ["node_modules/tsx/dist/cli.mjs", "watch", "src/main.ts"] : [...THRIFTY, "dist/server/main.js"];
  const vite = ["node_modules/vite/bin/vite.js", "dev", "--port", String(PORT), "--strictPort", "--host", HOST];
  const run = (role: "web" | "worker", args: string[], other: Record<string, string | undefined> = {}) =>
    supervise(
      { name: role, args, env: { MALLOC_ARENA_MAX: "2", ...env, ...other, ROLE: role }, patienceSeconds: 25 },
      giveUp(stages),
    );
  const programs = [];
  if (ROLE !== "web") programs.push(run("worker", main, ROLE === "all" ? { METRICS_PORT: undefined } : {}));
  // One web by itself has nobody to take pages from.
  const alone = ROLE === "all" ? { SHARED_PAGES: SHARED_PAGES ?? "no" } : {};
  if (ROLE !== "worker") programs.push(run("web", mode === "dev" ? vite : main, REDIS_URL === undefined ? alone : {}));
  stages.addProgram(...programs);
}

function giveUp(stages: Stages): (name: string) => void {
  return (name) => {
    console.error(`\n${name} não fica de pé: o motivo está nas linhas acima.`);
    void stages.takeDown(1);
  };
}

function seed(env: SystemEnv["env"]): Promise<void> {
  print("feira", "montando a feira de demonstração…");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", SEED], { cwd: ROOT, env, stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("A feira de demonstração não foi montada: o motivo está acima.")),
    );
  });
}

async function untilReady({ HOST, PORT }: Env, stages: Stages): Promise<void> {
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  for (const deadline = Date.now() + 300_000; Date.now() < deadline && !stages.isEnding; await sleep(100)) {
    const answer = await fetch(`http://${host}:${PORT}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (answer?.ok) return;
  }
  if (!stages.isEnding) throw new Error("A feira não respondeu em 5 minutos: o motivo está nas linhas acima.");
}

process.once("uncaughtException", exitWithMessage);
