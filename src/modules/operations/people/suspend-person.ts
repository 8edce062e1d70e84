import { requireStepUp } from "../../accounts/step-up.ts";
import type { Scope } from "../../accounts/suspension/rules.ts";
import { suspendAccount } from "../../accounts/suspension/suspend-account.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { lockPerson } from "./lock-person.ts";
import { refreshShop } from "./refresh-shop.ts";
import type { PersonReason } from "./schema.ts";

type Requested = { userId: string; scopes: readonly Scope[]; motivo: string };

/**
 * An admin, who proved again who they are, takes from an account what it may do; its owner reads the reason by e-mail and in the panel,
 * and it holds from their next request on (INV-37, INV-38).
 */
export function suspendPerson(admin: Viewer, { userId, scopes, motivo }: Requested): Promise<Outcome<void, PersonReason>> {
  return transact(async (tx): Promise<Outcome<void, PersonReason>> => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    const found = await lockPerson(tx, admin.userId, userId, true);
    if (!found.ok) return found;
    const before = found.value.suspendedFrom.toSorted();
    const after = [...new Set(scopes)].toSorted();
    if (before.join() === after.join()) return refuse("already_done");
    await suspendAccount(tx, found.value, after, motivo);
    await refreshShop(tx, userId);
    await audit(tx, {
      adminId: admin.userId,
      action: "suspender-pessoa",
      target: { kind: "pessoa", id: userId },
      reason: motivo,
      detail: { de: before, para: after },
    });
    return ok();
  });
}
