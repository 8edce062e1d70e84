import { requireStepUp } from "../../accounts/step-up.ts";
import { answerAppeal } from "../../accounts/suspension/answer-appeal.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { lockPerson } from "./lock-person.ts";
import { refreshShop } from "./refresh-shop.ts";
import type { PersonReason } from "./schema.ts";

type Answer = { suspensionId: string; lifts: boolean; motivo: string };

/** An admin answers a suspended person who asked for another look, ending the suspension or keeping it; never their own (INV-37). */
export function answerPersonAppeal(admin: Viewer, { suspensionId, lifts, motivo }: Answer): Promise<Outcome<void, PersonReason>> {
  return transact(async (tx): Promise<Outcome<void, PersonReason>> => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    const userId = await answerAppeal(tx, { suspensionId, lifts, words: motivo });
    if (userId === null) return refuse("already_done");
    const found = await lockPerson(tx, admin.userId, userId);
    if (!found.ok) return found;
    if (lifts) await refreshShop(tx, userId);
    await audit(tx, {
      adminId: admin.userId,
      action: lifts ? "recurso-acolher" : "recurso-recusar",
      target: { kind: "pessoa", id: userId },
      reason: motivo,
      detail: { suspensao: suspensionId },
    });
    return ok();
  });
}
