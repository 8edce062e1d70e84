import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { requireStepUp } from "../step-up.ts";
import { turnOffSecondStep } from "./turn-off.ts";

/** Turns the second step off, with its recovery codes and remembered browsers. Its owner is told; withdrawals wait 72 h. */
export async function disableSecondStep(viewer: Viewer): Promise<Outcome<void, "step_up_needed" | "not_on">> {
  return transact(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    return (await turnOffSecondStep(tx, viewer)) ? ok() : refuse("not_on");
  });
}
