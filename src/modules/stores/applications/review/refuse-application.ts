import { sql } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { moveApplication } from "../move-application.ts";
import type { ReviewReason } from "../schema.ts";
import { applicationSetting } from "../settings.ts";
import { notifyApplicant } from "../notify-applicant.ts";
import { holdForReview } from "./hold-for-review.ts";

/** Refuses an application, with the words the applicant reads and the day from which they may try again. */
export function refuseApplication(
  adminId: string,
  { applicationId, motivo }: { applicationId: string; motivo: string },
): Promise<Outcome<void, ReviewReason>> {
  return transact(async (tx): Promise<Outcome<void, ReviewReason>> => {
    const held = await holdForReview(tx, adminId, applicationId);
    if (!held.ok) return held;
    const { retryDays } = await readSetting(tx, applicationSetting);
    const rows = await readRows(tx, { at: col.time`now() + make_interval(days => ${retryDays})` }, (row) => sql`select ${row}`);
    const retryAt = new Date(rows[0]!.at);
    const moved = await moveApplication(
      tx,
      held.value,
      "recusar",
      { actor: `admin:${adminId}`, cause: motivo },
      { refusal: motivo, retryAt, decidedAt: sql`now()` },
    );
    if (!moved.ok) return moved;
    await notifyApplicant(tx, held.value, "recusada", { reason: motivo, retryAt });
    await audit(tx, {
      adminId,
      action: "solicitacao-recusar",
      target: { kind: "solicitacao", id: applicationId },
      reason: motivo,
    });
    return ok();
  });
}
