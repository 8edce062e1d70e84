import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { type KeepReason, saveAnswers } from "./save-answers.ts";
import type { Answers } from "./rules/requirements.ts";

/** Keeps a half-written application, to be resumed anywhere. */
export function saveApplication(viewer: Viewer, answers: Answers): Promise<Outcome<void, KeepReason>> {
  return transact(async (tx): Promise<Outcome<void, KeepReason>> => {
    const saved = await saveAnswers(tx, viewer, answers);
    return saved.ok ? ok() : saved;
  });
}
