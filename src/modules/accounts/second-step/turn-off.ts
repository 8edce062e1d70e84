import { and, eq, isNotNull, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { secondStepOffEmail } from "../schema.ts";
import { noteCredentialChange } from "./credential-changes.ts";
import { forgetBrowsers } from "./remembered-browser.ts";
import { secondStepResets } from "./reset/tables.ts";
import { recoveryCodes, secondSteps } from "./tables.ts";

/** Takes the second step away, with its recovery codes and remembered browsers; its owner is told. False when it was not on. */
export async function turnOffSecondStep(
  tx: Tx,
  { userId, name, email }: { userId: string; name: string; email: string },
): Promise<boolean> {
  const off = await tx
    .delete(secondSteps)
    .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.enabledAt)))
    .returning({ userId: secondSteps.userId });
  if (off.length === 0) return false;
  // What was announced was for the step that is gone, never for the next one.
  await tx
    .update(secondStepResets)
    .set({ status: "cancelada", closedAt: sql`now()` })
    .where(and(eq(secondStepResets.userId, userId), eq(secondStepResets.status, "esperando")));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await forgetBrowsers(tx, userId);
  await noteCredentialChange(tx, userId, "segundo_passo_desligado");
  await enqueueEmail(tx, secondStepOffEmail, { ref: newId(), to: email, payload: { name } });
  return true;
}
