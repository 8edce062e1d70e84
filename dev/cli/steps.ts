import { spawn } from "node:child_process";
import { join } from "node:path";
import { FAILED, PASSED, type TestSummary } from "./test-summary.ts";

const ROOT = join(import.meta.dirname, "../..");

export type Ended = { ok: boolean; output: string };

export type Step = {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Reads the output of a program whose exit code says too little. Default: the exit code. */
  judge?: (ended: Ended) => Ended;
};

/** Runs a program of node_modules/.bin to its end; `show` lets it write to the screen instead of being captured. */
export function runProgram(
  [program, ...args]: [string, ...string[]],
  options: { env?: Record<string, string | undefined>; show?: boolean; signal?: AbortSignal } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, "node_modules/.bin", program), args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: options.show ? "inherit" : ["ignore", "pipe", "pipe"],
      signal: options.signal,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs the steps two at a time, a line for each as it ends and the output of those that fail. */
export async function runSteps(steps: Step[], signal?: AbortSignal): Promise<TestSummary[]> {
  const waiting = [...steps];
  const summaries: TestSummary[] = [];
  const takeTurns = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) summaries.push(await runStep(step, signal));
  };
  await Promise.all([takeTurns(), takeTurns()]);
  return summaries;
}

async function runStep(step: Step, signal?: AbortSignal): Promise<TestSummary> {
  const startedAt = Date.now();
  const ended = await runProgram(step.command, { ...(step.env && { env: step.env }), ...(signal && { signal }) });
  const { ok, output } = step.judge ? step.judge(ended) : ended;
  sayEnd(step.name, ok, startedAt);
  if (!ok) console.log(output.trim().replace(/^/gm, "    "));
  return ok ? PASSED : FAILED;
}

export function sayEnd(name: string, ok: boolean, startedAt: number): void {
  const seconds = ((Date.now() - startedAt) / 1000).toLocaleString("pt-BR", { maximumFractionDigits: 1 });
  console.log(`${ok ? "✓" : "✗"} ${name} (${seconds} s)`);
}
