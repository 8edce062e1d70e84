import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { onCore } from "../load.ts";

export type Server = { cpuSeconds: () => Promise<number | null>; stop: () => Promise<void> };

/** Starts a server on the servers' core and waits until `url` answers. */
export async function startServer(
  command: string[],
  url: string,
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Server> {
  const [program = "", ...args] = onCore(0, command);
  const child = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  for (const deadline = Date.now() + 60_000; ; await sleep(200)) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${command.join(" ")} did not answer at ${url}`);
  }
  return { cpuSeconds: async () => cpuSecondsOf(child.pid), stop: () => end(child) };
}

/** Ends a child and waits for it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

/** User and system time of a process, where /proc tells it. */
function cpuSecondsOf(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
