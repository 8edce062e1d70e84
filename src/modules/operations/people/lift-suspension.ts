import { requireStepUp } from "../../accounts/step-up.ts";
import { suspensionEndedEmail } from "../../accounts/suspension/schema.ts";
import { freeAccount } from "../../accounts/suspension/suspend-account.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { lockPerson } from "./lock-person.ts";
import { refreshShop } from "./refresh-shop.ts";
import type { PersonReason } from "./schema.ts";

/** An admin gives back to an account everything it may do; its owner is told, and the act is on record (INV-37). */
export function liftSuspension(
  admin: Viewer,
  { userId, motivo }: { userId: string; motivo: string },
): Promise<Outcome<void, PersonReason>> {
  return transact(async (tx): Promise<Outcome<void, PersonReason>> => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    const found = await lockPerson(tx, admin.userId, userId);
    if (!found.ok) return found;
    const { name, email, suspendedFrom } = found.value;
    if (!(await freeAccount(tx, userId))) return refuse("already_done");
    await refreshShop(tx, userId);
    await enqueueEmail(tx, suspensionEndedEmail, { ref: newId(), to: email, payload: { name, answer: motivo } });
    await audit(tx, {
      adminId: admin.userId,
      action: "liberar-pessoa",
      target: { kind: "pessoa", id: userId },
      reason: motivo,
      detail: { de: suspendedFrom, para: [] },
    });
    return ok();
  });
}
