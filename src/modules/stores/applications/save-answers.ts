import { and, eq, inArray, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { answersOf } from "./answers-of.ts";
import { type ApplicationRecord, checklistFor, latestApplication, lockApplication } from "./find-application.ts";
import { isEditable } from "./rules/application-status.ts";
import { type Answers, changedItems } from "./rules/requirements.ts";
import type { ApplicationReason } from "./schema.ts";
import { authorApplicationItems, authorApplications } from "./tables.ts";

export type KeepReason = Exclude<ApplicationReason, "incomplete">;

/**
 * Keeps what was written, as typed, in the person's application, in `tx`; the first words begin it, and so do the first after a
 * refusal's wait. An item whose answers changed is no longer checked, and one that was asked for counts as corrected.
 */
export async function saveAnswers(tx: Tx, viewer: Viewer, answers: Answers): Promise<Outcome<ApplicationRecord, KeepReason>> {
  if (viewer.storeId !== null && viewer.storeStatus !== "rascunho") return refuse("has_store");
  // Two tabs of one person begin one application.
  await tx.execute(sql`select 1 from users where id = ${viewer.userId} for update`);
  const latest = await latestApplication(tx, viewer.userId);
  if (!latest || latest.status === "recusada") return begin(tx, viewer.userId, latest, answers);
  const held = await lockApplication(tx, latest.id);
  if (!held || !isEditable(held.status)) return refuse("not_editable");
  const { entries } = await checklistFor(tx, held);
  const changed = changedItems(entries, answersOf(held), answers);
  if (changed.length === 0) return ok(held);
  const marks = and(eq(authorApplicationItems.applicationId, held.id), inArray(authorApplicationItems.item, changed));
  await tx.delete(authorApplicationItems).where(and(marks, eq(authorApplicationItems.mark, "conferido")));
  await tx
    .update(authorApplicationItems)
    .set({ mark: "corrigido", at: sql`now()` })
    .where(and(marks, eq(authorApplicationItems.mark, "ajuste")));
  await tx
    .update(authorApplications)
    .set({ ...answers, updatedAt: sql`now()` })
    .where(eq(authorApplications.id, held.id));
  return ok({ ...held, ...answers });
}

async function begin(
  tx: Tx,
  userId: string,
  refused: ApplicationRecord | null,
  answers: Answers,
): Promise<Outcome<ApplicationRecord, KeepReason>> {
  if (refused) {
    const { rows } = await tx.execute(sql`select 1 from author_applications where id = ${refused.id} and retry_at > now()`);
    if (rows.length > 0) return refuse("too_soon");
  }
  const [row] = await tx
    .insert(authorApplications)
    .values({ ...answers, userId })
    .returning();
  return ok(row!);
}
