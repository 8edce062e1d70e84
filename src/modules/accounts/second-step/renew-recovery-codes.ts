import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { codesRenewedEmail } from "../schema.ts";
import { hasSecondStep, requireStepUp } from "../step-up.ts";
import { noteCredentialChange } from "./credential-changes.ts";
import { issueRecoveryCodes } from "./recovery-codes.ts";

/** Ten new recovery codes; those of before end. */
export async function renewRecoveryCodes(viewer: Viewer): Promise<Outcome<{ codes: string[] }, "step_up_needed" | "not_on">> {
  return transact(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    if (!(await hasSecondStep(tx, viewer.userId))) return refuse("not_on");
    await noteCredentialChange(tx, viewer.userId, "codigos_novos");
    await enqueueEmail(tx, codesRenewedEmail, { ref: newId(), to: viewer.email, payload: { name: viewer.name } });
    return ok({ codes: await issueRecoveryCodes(tx, viewer.userId) });
  });
}
