import { readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { serverAccount } from "./embedded-postgres/account.ts";
import { binariesFor, run } from "./embedded-postgres/binaries.ts";
import { ensureCluster, superuserPassword } from "./embedded-postgres/new-cluster.ts";
import { clusterFolder } from "./embedded-postgres/places.ts";
import { clearDeadPostmaster, findPostmaster } from "./embedded-postgres/postmaster.ts";

export type PostgresOptions = {
  /** Made when missing. */
  dataDir: string;
  /** A server already running on `dataDir` keeps its own. */
  port: number;
  /** Made when missing. */
  database?: string;
  settings?: Record<string, string>;
  /** Told when the server died and is back. */
  onRestart?: () => void;
};

export type RunningPostgres = {
  url: string;
  port: number;
  /** Where the cluster is: `dataDir`, or another place when the server's account cannot reach it. */
  folder: string;
  stop: () => Promise<void>;
};

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "256MB",
  random_page_cost: "1.1",
  jit: "off",
  log_min_duration_statement: "500",
  log_parameter_max_length: "0",
};

/**
 * Starts the embedded PostgreSQL on `dataDir`, or adopts the one running there, and keeps it up:
 * a server that dies is back on the same port within seconds. Throws, in words for a person, when
 * it cannot start. As root it runs as the account `postgres`.
 */
export async function startPostgres(input: PostgresOptions): Promise<RunningPostgres> {
  let account = serverAccount(input.dataDir);
  const folder = clusterFolder(input.dataDir, account);
  account = serverAccount(folder);
  const binaries = binariesFor(account);
  await ensureCluster(folder, binaries, account);

  const start = () => startServer(folder, input, (args) => run(binaries.pgCtl, args, account));
  const port = await start();
  const url = serverUrl(folder, port, input.database ?? "postgres");
  await ensureDatabase(serverUrl(folder, port, "postgres"), input.database);

  let stopping = false;
  let lastCheck = Promise.resolve();
  const revive = async () => {
    if (stopping || findPostmaster(folder)) return;
    await startServer(folder, { ...input, port }, (args) => run(binaries.pgCtl, args, account));
    input.onRestart?.();
  };
  const watch = setInterval(() => {
    lastCheck = lastCheck.then(revive).catch((error: unknown) => console.error(String(error)));
  }, 500).unref();

  const stop = async () => {
    stopping = true;
    clearInterval(watch);
    await lastCheck;
    if (!findPostmaster(folder)) return;
    const halt = (mode: string) => run(binaries.pgCtl, ["-D", folder, "-w", "-t", "30", "-m", mode, "stop"], account);
    if (!(await halt("fast")).ok) await halt("immediate");
  };
  return { url, port, folder, stop };
}

type PgCtl = (args: string[]) => Promise<{ ok: boolean; output: string }>;

/** Insists for a while: right after a kill the old processes still hold the files. */
async function startServer(folder: string, input: PostgresOptions, pgCtl: PgCtl): Promise<number> {
  const log = join(folder, "server.log");
  const settings = Object.entries({ ...SETTINGS, ...input.settings });
  const options = settings.map(([name, value]) => `-c ${name}='${value}'`).join(" ");
  const deadline = Date.now() + 60_000;
  let lastFailure = "";
  for (let refusals = 0; refusals < 20 && Date.now() < deadline;) {
    const running = findPostmaster(folder);
    if (running) {
      if (await answers(serverUrl(folder, running.port, "postgres"))) return running.port;
      await sleep(100);
      continue;
    }
    await clearDeadPostmaster(folder);
    setAsideLongLog(log);
    const logStart = sizeOf(log);
    const tried = await pgCtl(["-D", folder, "-w", "-t", "60", "-l", log, "-o", `-p ${input.port} ${options}`, "start"]);
    if (tried.ok) continue;
    lastFailure = readFileSync(log).subarray(logStart).toString() || tried.output;
    if (/Address already in use|No space left/.test(lastFailure)) break;
    refusals += 1;
    await sleep(250);
  }
  throw new Error(whyItDidNotStart(lastFailure, input.port, log));
}

function whyItDidNotStart(log: string, port: number, file: string): string {
  if (log.includes("Address already in use")) return `A porta ${port}, do PostgreSQL, já está em uso.`;
  if (log.includes("No space left")) return "O disco está cheio: o PostgreSQL não consegue gravar.";
  return `O PostgreSQL não respondeu. O registro está em ${file}:\n${log.split("\n").slice(-15).join("\n")}`;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(adminUrl: string, name: string | undefined): Promise<void> {
  if (!name) return;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === "42P04")) throw error;
  } finally {
    await client.end();
  }
}

function serverUrl(folder: string, port: number, database: string): string {
  return `postgres://postgres:${superuserPassword(folder)}@127.0.0.1:${port}/${database}`;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function setAsideLongLog(log: string): void {
  if (sizeOf(log) > 10_000_000) renameSync(log, `${log}.1`);
}
