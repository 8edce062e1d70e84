import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const LEAVES_WITH_US = new URL("../../dev/cli/exit-with-parent.mjs", import.meta.url).href;
const BACK_AFTER_MS = 300;

export type Part = {
  /** Ends it at once, as a crash does; it is started again. */
  kill: () => void;
  /** Ends it and leaves it down until `start`. */
  stop: () => Promise<void>;
  start: () => void;
  /** Asks it to leave, waits until it did, and starts it again. */
  replace: () => Promise<void>;
};

/** A program of the system in a process of its own, which comes back when it ends, as a service manager sees to. */
export function startPart(name: string, program: string[], env: Record<string, string | undefined>, folder: string): Part {
  const log = createWriteStream(join(folder, `${name}.log`), { flags: "a" });
  let isWanted = true;
  let child: ChildProcess;
  const start = (): void => {
    isWanted = true;
    const [command = "", ...args] = program;
    child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    child.once("exit", () => {
      if (isWanted) setTimeout(() => isWanted && start(), BACK_AFTER_MS);
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false;
    const leaving = child;
    if (leaving.exitCode !== null || leaving.signalCode !== null) return;
    const left = new Promise((resolve) => leaving.once("exit", resolve));
    leaving.kill(signal);
    await left;
  };
  start();
  return {
    kill: () => void child.kill("SIGKILL"),
    stop: () => end("SIGTERM"),
    start,
    replace: async () => {
      await end("SIGTERM");
      start();
    },
  };
}

/** The arguments of node for a program of ours, which leaves when the drill does. */
export const nodeProgram = (file: string): string[] => [
  process.execPath,
  ...(file.endsWith(".ts") ? ["--import", "tsx"] : []),
  "--import",
  LEAVES_WITH_US,
  file,
];
