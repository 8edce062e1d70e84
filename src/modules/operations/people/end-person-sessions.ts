import { endAllSessions } from "../../accounts/settings/end-sessions.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { lockPerson } from "./lock-person.ts";
import type { PersonReason } from "./schema.ts";

/** An admin ends every session of an account; its next request is nobody's (INV-37, INV-38). Answers how many ended. */
export function endPersonSessions(
  adminId: string,
  { userId, motivo }: { userId: string; motivo: string },
): Promise<Outcome<{ ended: number }, PersonReason>> {
  return transact(async (tx): Promise<Outcome<{ ended: number }, PersonReason>> => {
    const found = await lockPerson(tx, adminId, userId);
    if (!found.ok) return found;
    const ended = await endAllSessions(tx, userId);
    await audit(tx, {
      adminId,
      action: "encerrar-sessoes",
      target: { kind: "pessoa", id: userId },
      reason: motivo,
      detail: { sessoes: ended },
    });
    return ok({ ended });
  });
}
