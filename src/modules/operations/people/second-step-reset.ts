import { dropReset } from "../../accounts/second-step/reset/drop-reset.ts";
import { startReset } from "../../accounts/second-step/reset/start-reset.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { alone, type Doer } from "../pending-acts/grave-act.ts";
import { lockPerson } from "./lock-person.ts";
import type { PersonReason } from "./schema.ts";

type Requested = { userId: string; motivo: string };

/**
 * An admin, who proved again who they are, announces that a lost second step goes off in 72 hours. The owner is told at once and stops it
 * by using a code; withdrawals wait after it is off, as always (INV-37).
 */
export const startSecondStepReset = (admin: Viewer, wanted: Requested): Promise<Started> =>
  transact((tx) => startSecondStepResetWithin(tx, alone(admin), wanted));

type Started = Outcome<{ dueAt: Date }, PersonReason>;

/** The same inside `tx`, by the hand of who confirmed it: who asked must still be one who may. */
export async function startSecondStepResetWithin(
  tx: Tx,
  { viewer, askedBy }: Doer,
  { userId, motivo }: Requested,
): Promise<Started> {
  const proved = await requireStepUp(tx, viewer);
  if (!proved.ok) return proved;
  for (const adminId of new Set([askedBy.userId, viewer.userId])) {
    const found = await lockPerson(tx, adminId, userId);
    if (!found.ok) return found;
  }
  const started = await startReset(tx, userId);
  if (!started.ok) return started;
  await audit(tx, {
    adminId: viewer.userId,
    action: "redefinir-segundo-passo",
    target: { kind: "pessoa", id: userId },
    reason: motivo,
    detail: { em: started.value.toISOString() },
  });
  return ok({ dueAt: started.value });
}

/** An admin gives an announced reset up; the second step stays on and its owner is told (INV-37). */
export function dropSecondStepReset(adminId: string, { userId, motivo }: Requested): Promise<Outcome<void, PersonReason>> {
  return transact(async (tx): Promise<Outcome<void, PersonReason>> => {
    const found = await lockPerson(tx, adminId, userId);
    if (!found.ok) return found;
    if (!(await dropReset(tx, userId))) return refuse("already_done");
    await audit(tx, {
      adminId,
      action: "manter-segundo-passo",
      target: { kind: "pessoa", id: userId },
      reason: motivo,
    });
    return ok();
  });
}
