import type { Outcome } from "#kit/outcome.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";
import type { Lane } from "../sandbox/turns.ts";
import { stampLimits } from "./rules.ts";
import type { StampedFile, StampOrder, StampReason } from "./stamp-pdf.ts";

export type StampFailure = StampReason | "too_heavy" | "unreadable";

/** `stampPdf` in a process of its own, with a cap on time and memory; for a buyer, never behind authors' files. */
export async function stampInChild(
  source: string,
  target: string,
  order: StampOrder,
  lane: Lane,
): Promise<Outcome<StampedFile, StampFailure>> {
  return runInSandbox("stampPdf", [source, target, order], stampLimits, lane);
}

/** `readMarks` in a process of its own: what an author found may come from anyone. */
export async function readMarksInChild(path: string): Promise<Outcome<string[], Exclude<StampFailure, "stamp_unseen">>> {
  return runInSandbox("readMarks", [path], stampLimits);
}
