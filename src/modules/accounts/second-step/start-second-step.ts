import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { seal } from "#platform/seal.ts";
import type { Viewer } from "#platform/session.ts";
import { requireStepUp } from "../step-up.ts";
import { SECRET_PURPOSE } from "./spend-second-step.ts";
import { secondSteps } from "./tables.ts";
import { newTotpSecret, totpInvitation } from "./totp.ts";

/** `url` is what the QR says; `key` is the same secret, to type by hand. */
export type Invitation = { url: string; key: string };

/**
 * Makes a new secret for an authenticator app. Nothing is asked at sign-in until a code of it is right
 * (`enableSecondStep`); starting again replaces the secret.
 */
export async function startSecondStep(viewer: Viewer): Promise<Outcome<Invitation, "step_up_needed" | "already_on">> {
  return transact(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const [saved] = await tx.select().from(secondSteps).where(eq(secondSteps.userId, viewer.userId)).for("update");
    if (saved?.enabledAt) return refuse("already_on");
    const secret = newTotpSecret();
    const sealedSecret = seal(secret, SECRET_PURPOSE);
    await tx
      .insert(secondSteps)
      .values({ userId: viewer.userId, sealedSecret })
      .onConflictDoUpdate({ target: secondSteps.userId, set: { sealedSecret, lastUsedStep: 0 } });
    return ok(totpInvitation(secret, viewer.email));
  });
}
