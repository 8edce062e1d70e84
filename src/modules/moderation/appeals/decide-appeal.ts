import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { eq, sql } from "drizzle-orm";
import { notify } from "#modules/notifications/notify.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import type { DecideRefusal } from "../schema.ts";
import { putBack } from "../take-down.ts";
import { findTakenDown, lockAppeal } from "./queries.ts";
import { appealDecidedEmail } from "./schema.ts";
import { moderationAppeals } from "./tables.ts";

type Decision = { appealId: string; acolhe: boolean; motivo: string };

/**
 * A person of the platform looks again: upheld, what was taken down is where it was; refused, it stays down. Who asked reads the reason,
 * and the act is on record (INV-37).
 */
export function decideAppeal(
  adminId: string,
  { appealId, acolhe, motivo }: Decision,
): Promise<Outcome<void, DecideRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, DecideRefusal | OwnCase>> => {
    const appeal = await lockAppeal(tx, appealId);
    if (!appeal) return refuse("already_done");
    const { kind, ref, userId, name, email } = appeal;
    const down = await findTakenDown(tx, userId, kind, ref);
    const actor = `admin:${adminId}`;
    const back = acolhe ? await putBack(tx, { kind, ref }, { actor, cause: motivo, emailRef: appealId }) : ok();
    if (!back.ok) return back;
    const status = acolhe ? "acolhido" : "recusado";
    await tx
      .update(moderationAppeals)
      .set({ status, answer: motivo, decidedAt: sql`now()` })
      .where(eq(moderationAppeals.id, appealId));
    await recordState(tx, { entity: "appeal", entityId: appealId, from: "aberto", to: status, cause: motivo, actor });
    const subject = down?.subject.slice(0, 200) ?? "";
    await notify(
      tx,
      { userId, event: "recurso.decidido", ref: appealId, facts: { kind, ref, upheld: acolhe } },
      { kind: appealDecidedEmail, to: email, payload: { name, kind, subject, upheld: acolhe, reason: motivo } },
    );
    const action = acolhe ? "revisao-acolher" : "revisao-manter";
    return await recordDecision(tx, "moderation", { adminId, action, target: { kind, id: ref }, reason: motivo });
  });
}
