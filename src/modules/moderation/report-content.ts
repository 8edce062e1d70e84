import { createHmac } from "node:crypto";
import { noteReport } from "#modules/reviews/note-report.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { sessionSecret, type Viewer } from "#platform/session.ts";
import { recordState } from "#platform/state-history.ts";
import { isReportable } from "./queries.ts";
import type { ReportInput, ReportRefusal } from "./schema.ts";
import { reports } from "./tables.ts";

/**
 * Somebody says that something public is wrong. It waits for a person of the platform, who answers by email those with an account. One
 * open report of each person (or network, a day, for somebody without an account) for each thing.
 */
export function reportContent(viewer: Viewer | null, report: ReportInput): Promise<Outcome<{ reportId: string }, ReportRefusal>> {
  return transact(async (tx): Promise<Outcome<{ reportId: string }, ReportRefusal>> => {
    if (!(await isReportable(tx, report.kind, report.ref))) return refuse("not_found");
    const [saved] = await tx
      .insert(reports)
      .values({
        kind: report.kind,
        ref: report.ref,
        reason: report.motivo,
        words: report.palavras,
        reporterId: viewer?.userId ?? null,
        reporterKey: viewer?.userId ?? networkOfToday(),
      })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (!saved) return refuse("already_reported");
    if (report.kind === "avaliacao") await noteReport(tx, report.ref, viewer?.userId ?? "visitante");
    await recordState(tx, {
      entity: "report",
      entityId: saved.id,
      from: null,
      to: "aberta",
      cause: report.motivo,
      actor: viewer?.userId ?? "visitante",
    });
    return ok({ reportId: saved.id });
  });
}

/** Tells one stranger's reports from another's for a day, without keeping an address. */
function networkOfToday(): string {
  const today = new Date().toISOString().slice(0, 10);
  return createHmac("sha256", sessionSecret())
    .update(`report ${ipBucket(scope()?.ip ?? "")} ${today}`)
    .digest("hex");
}
