import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(import.meta.url);

const IDLE_MS = 60_000;

const idle = new Map<ChildProcess, NodeJS.Timeout>();

/** A child with nothing to do: an idle one or a new one. How many there are at once is for `takeTurn`. */
export function borrowChild(): Promise<ChildProcess> {
  for (const [child, timer] of idle) {
    clearTimeout(timer);
    idle.delete(child);
    if (child.killed || child.exitCode !== null || child.signalCode !== null || !child.connected) continue;
    child.ref();
    child.channel?.ref();
    return Promise.resolve(child);
  }
  return startChild();
}

/** An idle child keeps neither itself nor us alive for long. */
export function returnChild(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  const timer = setTimeout(() => void endChild(child), IDLE_MS).unref();
  idle.set(child, timer);
}

export async function endChild(child: ChildProcess): Promise<void> {
  idle.delete(child);
  const gone = child.exitCode !== null || child.signalCode !== null;
  await new Promise<void>((ended) => {
    if (gone) return ended();
    child.once("exit", () => ended());
    child.kill("SIGKILL");
  });
}

/** Resolves when the child has loaded its parsers, so that a task's time is its own. A child that cannot start is our fault. */
function startChild(): Promise<ChildProcess> {
  const child = fork(resolve("#modules/catalog/sandbox/child.ts"), {
    execArgv: ["--import", pathToFileURL(resolve("tsx")).href, "--max-old-space-size=768"],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.once("exit", () => idle.delete(child));
  return new Promise((ready, fail) => {
    child.once("message", () => ready(child));
    child.once("exit", (code) => fail(new Error(`The sandbox did not start (exit code ${code})`)));
  });
}
