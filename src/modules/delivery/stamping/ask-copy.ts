import { and, eq, sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, readRows } from "#platform/read.ts";
import { newMark } from "../../catalog/stamp/mark.ts";
import { findStampTerms } from "./find-stamp-terms.ts";
import { mustBeMade } from "./rules.ts";
import { makeCopyJob, type OwnedFileRef } from "./schema.ts";
import { stampedCopies } from "./tables.ts";

export type Copy = typeof stampedCopies.$inferSelect;

/**
 * The copy of a file made for who bought it, asking for it to be made when there is none that will do; null when the file is
 * handed over as it is. Asking twice at once makes one copy. The code of a person's copy of a file never changes.
 */
export async function askCopy(owned: OwnedFileRef): Promise<Copy | null> {
  const answer = await transact(async (tx): Promise<Ok<{ copy: Copy | null; dropped: string | null }>> => {
    const terms = await findStampTerms(tx, owned);
    if (!terms) return ok({ copy: null, dropped: null });
    await tx
      .insert(stampedCopies)
      .values({ ...owned, mark: newMark(), status: "vencida", recipe: terms.recipe })
      .onConflictDoNothing();
    const [copy] = await tx.select().from(stampedCopies).where(ofFile(owned)).for("update");
    if (!copy) throw new Error("no copy row");
    const rows = await readRows(tx, { now: col.timestamp`now()` }, (row) => sql`select ${row}`);
    if (!mustBeMade(copy, terms.recipe, new Date(rows[0]?.now ?? ""))) return ok({ copy, dropped: null });
    const requested = {
      status: "na_fila" as const,
      recipe: terms.recipe,
      storageKey: null,
      problem: null,
      requestedAt: sql`now()`,
    };
    const [again] = await tx.update(stampedCopies).set(requested).where(eq(stampedCopies.id, copy.id)).returning();
    await enqueue(tx, makeCopyJob, { copyId: copy.id });
    return ok({ copy: again ?? null, dropped: copy.storageKey });
  });
  const { copy, dropped } = answer.value;
  if (dropped) await storage().delete(dropped);
  return copy;
}

const ofFile = ({ entitlementId, fileId }: OwnedFileRef) =>
  and(eq(stampedCopies.entitlementId, entitlementId), eq(stampedCopies.fileId, fileId));
