import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

import type { AnswerOf } from "#kit/answer.ts";
import { refuse, type Outcome } from "#kit/outcome.ts";

import { sandboxLimits } from "../inspect/limits.ts";
import { endChild, borrowChild, returnChild } from "./children.ts";
import { residentBytes } from "./resident-bytes.ts";
import type { Tasks } from "./tasks.ts";
import { type Lane, takeTurn } from "./turns.ts";

export type SandboxLimits = { seconds: number; memoryBytes: number };

type Answer = { value: unknown } | { threw: string } | { ended: NodeJS.Signals | null };

const LOOK_EVERY_MS = 100;

/**
 * Runs a task on a hostile file in a child process. Past the limits the child is killed and the answer is
 * `too_heavy`, as when the system or V8 ends it for its memory; a child that dies otherwise answers `unreadable`. What the task throws, this throws. Work for buyers has a place
 * that authors' files never take.
 */
export async function runInSandbox<N extends keyof Tasks>(
  task: N,
  input: Parameters<Tasks[N]>,
  limits: SandboxLimits = sandboxLimits,
  lane: Lane = "author",
): Promise<AnswerOf<Tasks[N]> | Outcome<never, "too_heavy" | "unreadable">> {
  const endTurn = await takeTurn(lane);
  try {
    return await runInChild(task, input, limits);
  } finally {
    endTurn();
  }
}

async function runInChild<N extends keyof Tasks>(task: N, input: Parameters<Tasks[N]>, limits: SandboxLimits) {
  const child = await borrowChild();
  const answer = ask(child, { task, input });
  const guard = new AbortController();
  const first = await Promise.race([answer, tooCostly(child, limits, guard.signal)]);
  guard.abort();
  if (first === "too_costly" || "ended" in first) {
    await endChild(child);
    const wasLarge = first === "too_costly" || first.ended === "SIGKILL" || first.ended === "SIGABRT";
    return refuse(wasLarge ? ("too_heavy" as const) : ("unreadable" as const));
  }
  returnChild(child);
  if ("threw" in first) throw new Error(`In the sandbox: ${first.threw}`);
  return first.value as AnswerOf<Tasks[N]>;
}

function ask(child: ChildProcess, request: { task: string; input: unknown[] }): Promise<Answer> {
  return new Promise((resolve) => {
    const onMessage = (message: Answer) => finish(message);
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => finish({ ended: signal });
    const finish = (answer: Answer) => {
      child.off("message", onMessage).off("exit", onExit);
      resolve(answer);
    };
    child.on("message", onMessage).on("exit", onExit);
    child.send(request, (error) => error && onExit(null, null));
  });
}

/** Resolves when the child has used more than its share; never, when the signal comes first. */
async function tooCostly(child: ChildProcess, { seconds, memoryBytes }: SandboxLimits, signal: AbortSignal) {
  for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline;) {
    if ((await residentBytes(child.pid)) > memoryBytes) break;
    await wait(LOOK_EVERY_MS);
    if (signal.aborted) return new Promise<never>(() => {});
  }
  return "too_costly" as const;
}
