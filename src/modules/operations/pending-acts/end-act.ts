import { and, eq, sql } from "drizzle-orm";
import { notify } from "#modules/notifications/notify.ts";
import { audit } from "#platform/audit.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { ACT_ENDS, type ActEnd } from "./rules/act-status.ts";
import { pendingActs } from "./tables.ts";

type Waiting = { id: string; act: string; askedBy: string };
/** `who`: nobody when its time passed. */
type Answer = { who: { userId: string; name: string } | null; what: string; reason: string; answer?: string };

const AUDITED: Partial<Record<ActEnd, string>> = {
  confirmar: "confirmar-ato",
  recusar: "recusar-ato",
  retirar: "retirar-ato",
  impedir: "ato-impedido",
};

/** Ends an act that waits, once: kept in its history and on record, and told to who asked. False when it was answered before. */
export async function endAct(tx: Tx, { id, act, askedBy }: Waiting, end: ActEnd, how: Answer): Promise<boolean> {
  const { who, what, reason, answer = null } = how;
  const ended = await tx
    .update(pendingActs)
    .set({ status: ACT_ENDS[end], answeredBy: who?.userId ?? null, answeredAt: sql`now()`, answer })
    .where(and(eq(pendingActs.id, id), eq(pendingActs.status, "esperando")))
    .returning({ id: pendingActs.id });
  if (ended.length === 0) return false;
  const actor = who?.userId ?? "sistema";
  await recordState(tx, { entity: "ato", entityId: id, from: "esperando", to: ACT_ENDS[end], cause: end, actor });
  const action = AUDITED[end];
  if (who && action) {
    const target = { kind: "ato", id };
    await audit(tx, { adminId: who.userId, action, target, reason, detail: { ato: act, pedidoPor: askedBy } });
  }
  if (who?.userId !== askedBy) {
    const facts = { who: who?.name ?? "", what, end };
    await notify(tx, { userId: askedBy, event: "administracao.confirmacao-respondida", ref: id, facts });
  }
  return true;
}
