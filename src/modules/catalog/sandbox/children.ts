import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(import.meta.url);

const MOST_CHILDREN = 2;
const IDLE_MS = 60_000;

const idle = new Map<ChildProcess, NodeJS.Timeout>();
const waiting: ((child: ChildProcess | Promise<ChildProcess>) => void)[] = [];
let alive = 0;

/** A child with nothing to do: an idle one, a new one, or the next to come free. */
export function lendChild(): Promise<ChildProcess> {
  for (const [child, timer] of idle) {
    clearTimeout(timer);
    idle.delete(child);
    if (child.killed || child.exitCode !== null || child.signalCode !== null || !child.connected) continue;
    child.ref();
    child.channel?.ref();
    return Promise.resolve(child);
  }
  return alive < MOST_CHILDREN ? startChild() : new Promise((lend) => waiting.push(lend));
}

/** An idle child keeps neither itself nor us alive for long. */
export function returnChild(child: ChildProcess): void {
  const next = waiting.shift();
  if (next) return next(child);
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
  alive += 1;
  const child = fork(resolve("#modules/catalog/sandbox/child.ts"), {
    execArgv: ["--import", pathToFileURL(resolve("tsx")).href, "--max-old-space-size=768"],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.once("exit", () => {
    idle.delete(child);
    alive -= 1;
    waiting.shift()?.(startChild());
  });
  return new Promise((ready, fail) => {
    child.once("message", () => ready(child));
    child.once("exit", (code) => fail(new Error(`The sandbox did not start (exit code ${code})`)));
  });
}
