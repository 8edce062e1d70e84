import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type Postmaster = { pid: number; port: number };

/** The live server of a data folder, or null. A pid file left by a dead one does not count. */
export function findPostmaster(dataDir: string): Postmaster | null {
  const lines = pidFileLines(dataDir);
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && worksIn(pid, dataDir) ? { pid, port } : null;
}

/**
 * Removes the pid file of a dead server. PostgreSQL itself does so, except when the dead process
 * is still a zombie (a container without an init) or its number was given to another program.
 * Orphaned backends must be gone first: two servers on the same files would destroy them.
 */
export async function clearDeadPostmaster(dataDir: string): Promise<void> {
  if (!existsSync("/proc/self") || pidFileLines(dataDir).length === 0) return;
  const deadline = Date.now() + 5_000;
  for (let orphans = processesIn(dataDir); orphans.length > 0; orphans = processesIn(dataDir)) {
    if (findPostmaster(dataDir)) return;
    if (Date.now() > deadline) for (const pid of orphans) process.kill(pid, "SIGKILL");
    await sleep(50);
  }
  rmSync(pidFile(dataDir), { force: true });
}

function pidFile(dataDir: string): string {
  return join(dataDir, "postmaster.pid");
}

function pidFileLines(dataDir: string): string[] {
  try {
    return readFileSync(pidFile(dataDir), "utf8").split("\n");
  } catch {
    return [];
  }
}

function processesIn(dataDir: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && worksIn(pid, dataDir));
}

/** Every process of a server has the data folder as its working folder; a zombie has none. */
function worksIn(pid: number, dataDir: string): boolean {
  try {
    if (!existsSync("/proc/self")) return process.kill(pid, 0);
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return false;
  }
}
