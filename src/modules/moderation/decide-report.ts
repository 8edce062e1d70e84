import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { and, eq, sql } from "drizzle-orm";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { lockReport, type ReportedThing } from "./queries.ts";
import type { DecideRefusal } from "./schema.ts";
import { reports } from "./tables.ts";
import { leaveOnSale, takeDown } from "./take-down.ts";
import { notifyReporters } from "./notify-reporters.ts";

type Decision = { reportId: string; decision: "acolher" | "recusar"; motivo: string };

/**
 * A person of the platform decides what was complained of: every open report of the thing at once. Upheld, the thing leaves the page (a
 * store stays, and the record with it). Who reported with an account gets an email; the act is audited.
 */
export function decideReport(
  adminId: string,
  { reportId, decision, motivo }: Decision,
): Promise<Outcome<void, DecideRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, DecideRefusal | OwnCase>> => {
    const thing = await lockReport(tx, reportId);
    if (!thing) return refuse("already_done");
    const by = { actor: `admin:${adminId}`, cause: motivo };
    await (decision === "acolher" ? takeDown(tx, thing, { ...by, emailRef: reportId }) : leaveOnSale(tx, thing, by));
    const denuncias = await answerReports(tx, adminId, thing, { upheld: decision === "acolher", reason: motivo });
    const target = { kind: thing.kind, id: thing.ref };
    return await recordDecision(tx, "moderation", {
      adminId,
      action: `denuncia-${decision}`,
      target,
      reason: motivo,
      detail: { denuncias },
    });
  });
}

type Answer = { upheld: boolean; reason: string };

/** Every open report of a thing has its answer, inside `tx`, and who reported with an account hears of it. Answers how many there were. */
export async function answerReports(tx: Tx, adminId: string, thing: ReportedThing, answer: Answer): Promise<number> {
  const to = answer.upheld ? "procedente" : "improcedente";
  const decided = await tx
    .update(reports)
    .set({ status: to, decidedBy: adminId, decidedAt: sql`now()` })
    .where(and(eq(reports.kind, thing.kind), eq(reports.ref, thing.ref), eq(reports.status, "aberta")))
    .returning({ id: reports.id });
  const by = { actor: `admin:${adminId}`, cause: answer.reason };
  for (const { id } of decided) await recordState(tx, { entity: "report", entityId: id, from: "aberta", to, ...by });
  await notifyReporters(
    tx,
    decided.map((one) => one.id),
    answer,
  );
  return decided.length;
}
