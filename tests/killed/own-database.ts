import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { vi } from "vitest";
import { freePort } from "../../dev/cli/ports.ts";
import { startPostgres } from "../../dev/embedded-postgres.ts";
import { quickFolder } from "../../dev/quick-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A PostgreSQL of this test file alone, as durable as in production, which it may kill; named in DATABASE_URL, so call it before any module of the app is imported. */
export async function ownDatabase() {
  const folder = quickFolder("autoria-killed-pg-");
  const server = await startPostgres({ dataDir: join(folder, "postgres"), port: await freePort(54_400) });
  process.env.DATABASE_URL = server.url;
  await promisify(execFile)(process.execPath, ["--import", "tsx", "dev/cli/migrate.ts"], { cwd: ROOT, env: process.env });
  return {
    /** `kill -9` of the server and everything it started, as when the machine's power goes. */
    kill: () => {
      for (const pid of processesIn(server.folder)) process.kill(pid, "SIGKILL");
    },
    /** Waits until somebody brought the server back. */
    untilBack: () => vi.waitUntil(() => answers(server.url), { timeout: 60_000, interval: 200 }),
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function processesIn(folder: string): number[] {
  const [line = ""] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  const postmaster = Number(line);
  const parentOf = (pid: number) => Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  const children = readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && parentOf(pid) === postmaster;
      } catch {
        return false;
      }
    });
  return [postmaster, ...children];
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
