import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { lockPerson } from "../people/lock-person.ts";
import type { PersonReason } from "../people/schema.ts";
import { IMPERSONATION_ACTION, IMPERSONATION_MINUTES, IMPERSONATION_PARTS } from "./rules.ts";

/**
 * Opens to one admin, for fifteen minutes, a reading of what a person sees, once the reason is on record (INV-37). Nobody becomes
 * anybody: no session of theirs exists. Refuses the admin's own account, one of the team to who is no owner, and one that is not.
 */
export function startImpersonation(
  adminId: string,
  { userId, motivo }: { userId: string; motivo: string },
): Promise<Outcome<void, PersonReason>> {
  return transact(async (tx): Promise<Outcome<void, PersonReason>> => {
    const found = await lockPerson(tx, adminId, userId);
    if (!found.ok) return found;
    await audit(tx, {
      adminId,
      action: IMPERSONATION_ACTION,
      target: { kind: "pessoa", id: userId },
      reason: motivo,
      detail: { partes: IMPERSONATION_PARTS, minutos: IMPERSONATION_MINUTES },
    });
    return ok();
  });
}
