import { and, eq, isNotNull } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { postEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { secondStepOffEmail } from "../schema.ts";
import { requireStepUp } from "../step-up.ts";
import { noteCredentialChange } from "./credential-changes.ts";
import { forgetBrowsers } from "./remembered-browser.ts";
import { recoveryCodes, secondSteps } from "./tables.ts";

/** Turns the second step off, with its recovery codes and remembered browsers. Its owner is told; withdrawals wait 72 h. */
export async function disableSecondStep(viewer: Viewer): Promise<Outcome<void, "step_up_needed" | "not_on">> {
  return transact(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const { userId, name, email } = viewer;
    const off = await tx
      .delete(secondSteps)
      .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.enabledAt)))
      .returning({ userId: secondSteps.userId });
    if (off.length === 0) return refuse("not_on");
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await forgetBrowsers(tx, userId);
    await noteCredentialChange(tx, userId, "segundo_passo_desligado");
    await postEmail(tx, secondStepOffEmail, { ref: newId(), to: email, payload: { name } });
    return ok();
  });
}
