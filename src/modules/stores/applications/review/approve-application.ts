import { sql } from "drizzle-orm";
import { lockAccount } from "#modules/accounts/find-account.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { col, readRows } from "#platform/read.ts";
import { answersOf } from "../answers-of.ts";
import { checklistFor, listMarks } from "../find-application.ts";
import { moveApplication } from "../move-application.ts";
import { checklistOf, isReady } from "../rules/requirements.ts";
import type { ReviewReason } from "../schema.ts";
import { notifyApplicant } from "../notify-applicant.ts";
import { holdForReview } from "./hold-for-review.ts";
import { writeMark } from "./mark-item.ts";

/**
 * Approves an application and opens its store in the same transaction: whoever approves answers for the items still to be looked at.
 * Refuses while the applicant owes something. Of two approvals at once, one is told that it was done.
 */
export function approveApplication(adminId: string, applicationId: string): Promise<Outcome<void, ReviewReason>> {
  return transact(async (tx): Promise<Outcome<void, ReviewReason>> => {
    const held = await holdForReview(tx, adminId, applicationId);
    if (!held.ok) return held;
    const application = held.value;
    const account = await lockAccount(tx, application.userId);
    if (!account) return refuse("not_found");
    const { entries } = await checklistFor(tx, application);
    const items = checklistOf(entries, answersOf(application), account, await listMarks(tx, applicationId));
    if (!isReady(items)) return refuse("still_missing");
    const looked = items.filter((item) => item.state === "conferir").map((item) => item.key);
    for (const item of looked) await writeMark(tx, applicationId, item, "conferido");
    const actor = `admin:${adminId}`;
    const moved = await moveApplication(tx, application, "aprovar", { actor, cause: "aprovada" }, { decidedAt: sql`now()` });
    if (!moved.ok) return moved;
    await openStore(tx, application.userId, actor);
    await notifyApplicant(tx, application, "aprovada");
    const target = { kind: "solicitacao", id: applicationId };
    await audit(tx, { adminId, action: "solicitacao-aprovar", target, reason: "aprovada", detail: { conferidos: looked } });
    return ok();
  });
}

async function openStore(tx: Tx, ownerId: string, actor: string): Promise<void> {
  const rows = await readRows(
    tx,
    { id: col.int`id` },
    (row) =>
      sql`update stores set status = 'aprovada', approved_at = now() where owner_id = ${ownerId} and status = 'rascunho' returning ${row}`,
  );
  const [store] = rows;
  if (!store) throw new Error("an application was approved without a store to open");
  await recordState(tx, {
    entity: "store",
    entityId: String(store.id),
    from: "rascunho",
    to: "aprovada",
    cause: "solicitação aprovada",
    actor,
  });
  await invalidate(tx, `store:${store.id}`, "home", "list");
}
