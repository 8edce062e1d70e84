import { eq, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { type Limited, SECOND_STEP_DAY, SECOND_STEP_MINUTE, takeTurn } from "../limits.ts";
import { secondStepOnEmail } from "../schema.ts";
import { requireStepUp } from "../step-up.ts";
import { noteCredentialChange } from "./credential-changes.ts";
import { issueRecoveryCodes } from "./recovery-codes.ts";
import { spendAppCode } from "./spend-second-step.ts";
import { secondSteps } from "./tables.ts";
import { returnSecondStepTry } from "./tries.ts";

type Enabled = Outcome<{ codes: string[] }, "step_up_needed" | "already_on" | "not_started" | "wrong_app_code">;

/** Turns the second step on once the app shows a right code, and answers the ten recovery codes: this is the only time. */
export async function enableSecondStep(viewer: Viewer, typed: { code: string }): Promise<Enabled | Limited> {
  const refused = await takeTurn([SECOND_STEP_MINUTE, viewer.userId], [SECOND_STEP_DAY, viewer.userId]);
  if (refused) return refused;
  const enabled = await transact<Enabled>(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const { userId, name, email } = viewer;
    const [saved] = await tx.select().from(secondSteps).where(eq(secondSteps.userId, userId)).for("update");
    if (!saved) return refuse("not_started");
    if (saved.enabledAt) return refuse("already_on");
    if (!(await spendAppCode(tx, userId, saved, typed.code))) return refuse("wrong_app_code");
    await tx
      .update(secondSteps)
      .set({ enabledAt: sql`now()` })
      .where(eq(secondSteps.userId, userId));
    await noteCredentialChange(tx, userId, "segundo_passo_ligado");
    await enqueueEmail(tx, secondStepOnEmail, { ref: newId(), to: email, payload: { name } });
    return ok({ codes: await issueRecoveryCodes(tx, userId) });
  });
  if (enabled.ok) await returnSecondStepTry(viewer.userId);
  return enabled;
}
