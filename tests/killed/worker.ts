import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/**
 * A worker in a process of its own, for the test to kill. It runs what the build left where BUILT_SERVER names it, as
 * bin/test does: up in a third of the time the sources take.
 */
export function spawnWorker(env: Record<string, string> = {}): ChildProcess {
  const { BUILT_SERVER } = process.env;
  return spawn(process.execPath, BUILT_SERVER ? [BUILT_SERVER] : ["--import", "tsx", "src/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, ROLE: "worker", LOG_LEVEL: "silent", ...env },
    stdio: "ignore",
  });
}

/** `kill -9`, and the process is gone when this resolves; nothing to do for one that has ended or never began. */
export async function kill9(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
