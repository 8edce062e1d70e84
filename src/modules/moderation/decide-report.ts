import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { notify } from "#modules/notifications/notify.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { listReporters, lockReport, type ReportedThing } from "./queries.ts";
import { type DecideRefusal, reportDecidedEmail } from "./schema.ts";
import { reports } from "./tables.ts";
import { keepUp, takeDown } from "./take-down.ts";

type Decision = { reportId: string; decision: "acolher" | "recusar"; motivo: string };

/**
 * A person of the house decides what was complained of: every open report of the thing at once. Upheld, the thing leaves the page (a
 * store stays, and the record with it). Who reported with an account gets a letter; the act is audited.
 */
export function decideReport(adminId: string, { reportId, decision, motivo }: Decision): Promise<Outcome<void, DecideRefusal>> {
  return transact(async (tx): Promise<Outcome<void, DecideRefusal>> => {
    const thing = await lockReport(tx, reportId);
    if (!thing) return refuse("already_done");
    const by = { actor: `admin:${adminId}`, cause: motivo };
    await (decision === "acolher" ? takeDown(tx, thing, { ...by, letterRef: reportId }) : keepUp(tx, thing, by));
    const to = decision === "acolher" ? "procedente" : "improcedente";
    const decided = await tx
      .update(reports)
      .set({ status: to, decidedBy: adminId, decidedAt: sql`now()` })
      .where(and(eq(reports.kind, thing.kind), eq(reports.ref, thing.ref), eq(reports.status, "aberta")))
      .returning({ id: reports.id });
    for (const { id } of decided) await recordState(tx, { entity: "report", entityId: id, from: "aberta", to, ...by });
    await tellReporters(
      tx,
      thing,
      decided.map((one) => one.id),
      { upheld: decision === "acolher", reason: motivo },
    );
    const target = { kind: thing.kind, id: thing.ref };
    await audit(tx, { adminId, action: `denuncia-${decision}`, target, reason: motivo, detail: { denuncias: decided.length } });
    return ok();
  });
}

async function tellReporters(tx: Tx, thing: ReportedThing, reportIds: string[], outcome: { upheld: boolean; reason: string }) {
  const { kind, subject } = thing;
  for (const { reportId, userId, email } of await listReporters(tx, reportIds)) {
    await notify(
      tx,
      { userId, event: "denuncia.decidida", ref: reportId, facts: { kind, upheld: outcome.upheld } },
      { kind: reportDecidedEmail, to: email, payload: { kind, subject, ...outcome } },
    );
  }
}
