import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { checklistFor } from "../find-application.ts";
import { howOf } from "../rules/checklist.ts";
import type { Mark } from "../rules/requirement-list.ts";
import type { ReviewReason } from "../schema.ts";
import { authorApplicationItems } from "../tables.ts";
import { holdForReview } from "./hold-for-review.ts";

type Input = { applicationId: string; item: string; mark: "conferido" | "dispensado" | null };

/** Ticks one item of its checklist as looked at, waives one that may be, or takes either back. */
export function markItem(adminId: string, { applicationId, item, mark }: Input): Promise<Outcome<void, ReviewReason>> {
  return transact(async (tx): Promise<Outcome<void, ReviewReason>> => {
    const held = await holdForReview(tx, adminId, applicationId);
    if (!held.ok) return held;
    const { entries } = await checklistFor(tx, held.value);
    const entry = entries.find(({ key }) => key === item);
    if (!entry || howOf(entry) !== "confere") return refuse("wrong_state");
    if (mark === "dispensado" && !entry.mayBeWaived) return refuse("wrong_state");
    await writeMark(tx, applicationId, item, mark);
    await audit(tx, {
      adminId,
      action: "solicitacao-item",
      target: { kind: "solicitacao", id: applicationId },
      reason: mark === "dispensado" ? "item dispensado" : mark ? "item conferido" : "item por conferir",
      detail: { item },
    });
    return ok();
  });
}

/** Writes or takes away what the platform says of an item. */
export async function writeMark(tx: Tx, applicationId: string, item: string, mark: Mark | null, note = ""): Promise<void> {
  const one = and(eq(authorApplicationItems.applicationId, applicationId), eq(authorApplicationItems.item, item));
  await tx.delete(authorApplicationItems).where(one);
  if (mark) await tx.insert(authorApplicationItems).values({ applicationId, item, mark, note });
}
