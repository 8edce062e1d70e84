import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { notifyWriter } from "#modules/reviews/notify-writer.ts";
import { isReportable } from "../queries.ts";
import type { UndoRefusal } from "../schema.ts";
import { reports } from "../tables.ts";
import { putBack, takeDown } from "../take-down.ts";
import { notifyReporters } from "../notify-reporters.ts";
import { lockDecision } from "./queries.ts";
import { DECISION_LEFT, mayUndo } from "./rules.ts";
import { notifyProfileOwner } from "./notify-profile-owner.ts";

type Requested = { decisionId: number; motivo: string };
type Act = { actor: string; cause: string; emailRef: string };

/**
 * A person of the platform takes back the last decision about a thing: what it took off the page is there again, what it let be leaves
 * it, and the complaints it answered count the other way. The first decision stays on record, and this one under it.
 */
export function undoDecision(adminId: string, { decisionId, motivo }: Requested): Promise<Outcome<void, UndoRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, UndoRefusal | OwnCase>> => {
    const decision = await lockDecision(tx, decisionId);
    if (!decision) return refuse("not_found");
    const { action, kind, ref, isLast, isRequested } = decision;
    if (!isLast) return refuse("already_done");
    if (isRequested) return refuse("appeal_open");
    if (!mayUndo(action, kind)) return refuse("cannot_undo");
    const act = { actor: `admin:${adminId}`, cause: motivo, emailRef: newId() };
    const wasOff = DECISION_LEFT[action] === "fora";
    const back = wasOff ? await putBack(tx, { kind, ref }, act) : ok();
    if (!back.ok) return back;
    if (!wasOff && !(await isReportable(tx, kind, ref))) return refuse("already_done");
    if (!wasOff) await takeDown(tx, { kind, ref }, act);
    if (action.startsWith("denuncia-") || action === "retirar-das-bibliotecas") await turnReports(tx, { kind, ref, wasOff }, act);
    if (wasOff && kind === "avaliacao") await notifyWriter(tx, ref, motivo);
    if (wasOff && kind === "perfil") await notifyProfileOwner(tx, ref, act);
    const undone = wasOff ? "desfeita-volta" : "desfeita-sai";
    return await recordDecision(tx, "moderation", {
      adminId,
      action: undone,
      target: { kind, id: ref },
      reason: motivo,
      detail: { decisao: decisionId },
    });
  });
}

/** The complaints answered last, together. */
async function turnReports(tx: Tx, thing: { kind: string; ref: string; wasOff: boolean }, act: Act): Promise<void> {
  const { emailRef, ...by } = act;
  const from = thing.wasOff ? "procedente" : "improcedente";
  const to = thing.wasOff ? "improcedente" : "procedente";
  const which = sql`kind = ${thing.kind} and ref = ${thing.ref} and status = ${from}`;
  const turned = await tx
    .update(reports)
    .set({ status: to })
    .where(sql`${which} and decided_at = (select max(decided_at) from reports where ${which})`)
    .returning({ id: reports.id });
  for (const { id } of turned) await recordState(tx, { entity: "report", entityId: id, from, to, ...by });
  const ids = turned.map(({ id }) => id);
  await notifyReporters(tx, ids, { upheld: !thing.wasOff, reason: by.cause, turnedBy: emailRef });
}
