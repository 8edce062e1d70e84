import type { Outcome } from "#kit/outcome.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";
import type { Lane } from "../sandbox/turns.ts";
import type { BookReason } from "./book/open-package.ts";
import type { PictureReason } from "./picture/stamp-picture.ts";
import { stampLimits } from "./rules.ts";
import type { FileStamp } from "./stamp-file.ts";
import type { StampedFile, StampReason } from "./stamp-pdf.ts";

export type StampFailure = StampReason | BookReason | PictureReason | "too_heavy" | "unreadable";
export type NoMarks = "pdf_encrypted" | "pdf_broken" | "book_broken" | "picture_broken" | "too_heavy" | "unreadable";

/** `stampFile` in a process of its own, with a cap on time and memory; for a buyer, never behind authors' files. */
export async function stampInChild(
  source: string,
  target: string,
  order: FileStamp,
  lane: Lane,
): Promise<Outcome<StampedFile, StampFailure>> {
  return runInSandbox("stampFile", [source, target, order], stampLimits, lane);
}

/** `readFileMarks` in a process of its own: what an author found may come from anyone. */
export async function readMarksInChild(path: string): Promise<Outcome<string[], NoMarks>> {
  return runInSandbox("readFileMarks", [path], stampLimits);
}
