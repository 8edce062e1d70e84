import type { Outcome } from "#kit/outcome.ts";
import { runInSandbox, type SandboxLimits } from "../sandbox/run-in-sandbox.ts";
import { stampLimits } from "./rules.ts";
import type { StampedFile, StampOrder, StampReason } from "./stamp-pdf.ts";

export type StampFailure = StampReason | "too_heavy" | "unreadable";

/** `stampPdf` in a process of its own, with a cap on time and memory. */
export async function stampInChild(
  source: string,
  target: string,
  order: StampOrder,
  limits: SandboxLimits = stampLimits,
): Promise<Outcome<StampedFile, StampFailure>> {
  return runInSandbox("stampPdf", [source, target, order], limits);
}

/** `readMarks` in a process of its own: what an author found may come from anyone. */
export async function readMarksInChild(path: string): Promise<Outcome<string[], StampFailure>> {
  return runInSandbox("readMarks", [path], stampLimits);
}
