import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { moveApplication } from "../move-application.ts";
import { checklistFor } from "../find-application.ts";
import { isAskable } from "../rules/checklist.ts";
import type { ReviewReason } from "../schema.ts";
import { notifyApplicant } from "../notify-applicant.ts";
import { holdForReview } from "./hold-for-review.ts";
import { writeMark } from "./mark-item.ts";

type Input = { applicationId: string; asks: { item: string; note: string }[] };

/** Gives an application back with what must change, item by item, each with its words; the rest stands as checked. */
export function askChanges(adminId: string, { applicationId, asks }: Input): Promise<Outcome<void, ReviewReason>> {
  return transact(async (tx): Promise<Outcome<void, ReviewReason>> => {
    const held = await holdForReview(tx, adminId, applicationId);
    if (!held.ok) return held;
    const { entries } = await checklistFor(tx, held.value);
    const titles = new Map(entries.filter(isAskable).map(({ key, title }) => [key, title]));
    if (asks.some(({ item }) => !titles.has(item))) return refuse("wrong_state");
    for (const { item, note } of asks) await writeMark(tx, applicationId, item, "ajuste", note);
    const items = asks.map((ask) => ask.item).join(", ");
    const moved = await moveApplication(tx, held.value, "pedir_ajustes", {
      actor: `admin:${adminId}`,
      cause: `ajustes pedidos: ${items}`,
    });
    if (!moved.ok) return moved;
    await notifyApplicant(tx, held.value, "pedir_ajustes", {
      asks: asks.map(({ item, note }) => ({ item: titles.get(item) ?? item, note })),
    });
    const target = { kind: "solicitacao", id: applicationId };
    await audit(tx, { adminId, action: "solicitacao-ajustes", target, reason: `ajustes pedidos: ${items}` });
    return ok();
  });
}
