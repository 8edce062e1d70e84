import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

export type ProgramOptions = {
  name: string;
  /** Arguments of node. */
  args: string[];
  env: Record<string, string | undefined>;
  /** How long a clean stop may take before it is forced. */
  patienceSeconds: number;
};

export type Program = { stop: () => Promise<void>; kill: () => void };

const STEADY_SECONDS = 30;
const FALLS_BEFORE_GIVING_UP = 5;

/**
 * Keeps a program of ours running: one that dies comes back, waiting longer after each fall.
 * `onGivingUp` hears of one that ends by itself right after starting, five times in a row.
 */
export function supervise(options: ProgramOptions, onGivingUp: (name: string) => void): Program {
  let child: ChildProcess;
  let isWanted = true;
  let falls = 0;

  const start = () => {
    const startedAt = Date.now();
    child = spawnProgram(options);
    child.once("exit", (code, signal) => {
      if (!isWanted) return;
      // Killed from outside is no sign that it cannot start: it comes straight back.
      const wasSteady = signal !== null || Date.now() - startedAt > STEADY_SECONDS * 1000;
      falls = wasSteady ? 1 : falls + 1;
      print(options.name, `parou (${signal ?? `código ${code}`})`);
      if (falls >= FALLS_BEFORE_GIVING_UP) return onGivingUp(options.name);
      setTimeout(() => isWanted && start(), Math.min(250 * 2 ** (falls - 1), 10_000));
    });
  };
  start();

  return {
    stop: async () => {
      isWanted = false;
      await endChild(child, options.patienceSeconds);
    },
    kill: () => {
      isWanted = false;
      child.kill("SIGKILL");
    },
  };
}

/** Runs a program once, out of the way of the others; it may be cut short and taken up at the next start. */
export function runOnce(options: ProgramOptions): Program {
  const child = spawnProgram(options);
  if (child.pid) setPriority(child.pid, 15);
  return { stop: () => endChild(child, options.patienceSeconds), kill: () => void child.kill("SIGKILL") };
}

/** In a process group of its own, so that a Ctrl-C reaches only bin/start, which stops things in order. */
function spawnProgram({ name, args, env }: ProgramOptions): ChildProcess {
  const exit = new URL("exit-with-parent.mjs", import.meta.url).href;
  const compiler = args.some((arg) => arg.endsWith(".ts")) ? ["--import", "tsx"] : [];
  const child = spawn(process.execPath, [...compiler, "--import", exit, ...args], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) relay(name, stream);
  return child;
}

async function endChild(child: ChildProcess, patienceSeconds: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const ranOut = new AbortController();
  const late = sleep(patienceSeconds * 1000, "late", { signal: ranOut.signal }).catch(() => undefined);
  if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL");
  await ended;
  ranOut.abort();
}

function relay(name: string, stream: Readable): void {
  createInterface({ input: stream }).on("line", (line) => print(name, line));
}

export function print(name: string, line: string): void {
  console.log(`${name.padEnd(9)}| ${line}`);
}
