import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../dev/cli/ports.ts";
import { ask } from "../market.ts";
import type { Autoria } from "./autoria.ts";
import { startServer } from "./process.ts";

/** Its processes are known by this folder, where they run. */
export const VENDURE_FOLDER = join(tmpdir(), "autoria-bench-vendure");
const STAMP = join(VENDURE_FOLDER, "populated-in");
const DATABASE = "bench_vendure";
const APP = join(import.meta.dirname, "../vendure-app");

/** `cpuSeconds`: of its server alone. */
export type Vendure = { url: string; databaseUrl: string; cpuSeconds: () => Promise<number | null>; stop: () => Promise<void> };

/**
 * Vendure with a server and a worker in a folder of its own, its database beside ours in the same PostgreSQL; null, saying why, where it was
 * not asked for (`BENCH_CONTENDERS=none`) or cannot be installed.
 */
export async function startVendure(autoria: Autoria): Promise<Vendure | null> {
  if (process.env.BENCH_CONTENDERS === "none") return unavailable("not asked for");
  const databaseUrl = Object.assign(new URL(autoria.databaseUrl), { pathname: `/${DATABASE}` }).href;
  const port = await freePort(4218);
  const env = { ...process.env, NODE_ENV: "production" as const, PORT: String(port), VENDURE_DATABASE_URL: databaseUrl };
  try {
    install(env);
    await populate(autoria, databaseUrl, env);
  } catch (error) {
    return unavailable(error instanceof Error ? error.message : String(error));
  }
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer([process.execPath, "server.js"], `${url}/health`, { cwd: VENDURE_FOLDER, env });
  const healthPort = String(await freePort(4219));
  const worker = await startServer([process.execPath, "worker.js"], `http://127.0.0.1:${healthPort}/health`, {
    cwd: VENDURE_FOLDER,
    env: { ...env, WORKER_HEALTH_PORT: healthPort },
  });
  const stop = async () => void (await Promise.all([server.stop(), worker.stop()]));
  return { url, databaseUrl, cpuSeconds: server.cpuSeconds, stop };
}

/** Waits until nothing waits in its job queue: the index of its search, and what its orders left. */
export async function untilVendureIdle({ databaseUrl }: Pick<Vendure, "databaseUrl">): Promise<void> {
  const waiting = `select count(*)::int as waiting from job_record where state in ('PENDING', 'RUNNING', 'RETRYING')`;
  for (let turn = 0; turn < 900; turn++, await sleep(1_000)) {
    const [row] = await ask<{ waiting: number }>({ databaseUrl }, waiting);
    if (row?.waiting === 0) return;
  }
  throw new Error("Vendure's job queue did not become empty");
}

function unavailable(reason: string): null {
  console.error(`Vendure is left out: ${reason.slice(0, 500)}`);
  return null;
}

function install(env: NodeJS.ProcessEnv): void {
  cpSync(APP, VENDURE_FOLDER, { recursive: true });
  if (existsSync(join(VENDURE_FOLDER, "node_modules/@vendure/core/package.json"))) return;
  run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], env);
}

async function populate(autoria: Autoria, databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  const [{ exists } = { exists: false }] = await ask<{ exists: boolean }>(
    autoria,
    `select exists (select from pg_database where datname = '${DATABASE}')`,
  );
  if (exists && existsSync(STAMP) && readFileSync(STAMP, "utf8") === databaseUrl) return;
  rmSync(STAMP, { force: true });
  await command(autoria.databaseUrl, `drop database if exists ${DATABASE} with (force)`);
  await command(autoria.databaseUrl, `create database ${DATABASE}`);
  run(process.execPath, ["populate.js"], { ...env, VENDURE_POPULATES: "1" });
  writeFileSync(STAMP, databaseUrl);
}

async function command(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): void {
  const options = { cwd: VENDURE_FOLDER, env, encoding: "utf8" as const, timeout: 600_000 };
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout ?? ""}${stderr ?? ""}`);
}
