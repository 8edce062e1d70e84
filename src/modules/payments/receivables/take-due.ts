import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { receivables } from "../tables/receivables.ts";

const BATCH = 50;

/** Up to fifty charges with money due to an author, each claimed by one worker for ten minutes. */
export async function takeDueCharges(): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: col.text`attempt_id` },
    (row) => sql`update receivables set next_try_at = now() + interval '10 minutes'
    where (attempt_id, store_id, installment) in (
      select attempt_id, store_id, installment from receivables
      where released_at is null and due_at <= now() and next_try_at <= now()
      order by due_at limit ${BATCH} for update skip locked
    ) returning ${row}`,
  );
  return [...new Set(rows.map((row) => row.id))];
}

/** `laterCents`: instalments not due yet. */
export type DueReceivables = { dueCents: number; laterCents: number; installments: number[] };

/** Locks an author's unreleased receivables of a charge; one is due by the database's clock, once the provider has reported it. */
export async function lockDue(tx: Tx, attemptId: string, storeId: number): Promise<DueReceivables> {
  const rows = await tx
    .select({
      installment: receivables.installment,
      amountCents: receivables.amountCents,
      isDue: sql<boolean>`due_at <= now() and seen_at is not null`,
    })
    .from(receivables)
    .where(and(eq(receivables.attemptId, attemptId), eq(receivables.storeId, storeId), isNull(receivables.releasedAt)))
    .orderBy(receivables.installment)
    .for("update");
  const due = rows.filter((row) => row.isDue);
  return {
    dueCents: due.reduce((sum, row) => sum + row.amountCents, 0),
    laterCents: rows.reduce((sum, row) => sum + (row.isDue ? 0 : row.amountCents), 0),
    installments: due.map((row) => row.installment),
  };
}

/** Marks these instalments as released. */
export async function markReleased(tx: Tx, attemptId: string, storeId: number, installments: number[]): Promise<void> {
  await tx
    .update(receivables)
    .set({ releasedAt: sql`now()` })
    .where(
      and(eq(receivables.attemptId, attemptId), eq(receivables.storeId, storeId), inArray(receivables.installment, installments)),
    );
}

/** Postpones by a day what cannot be released now: a dispute may still return it. */
export async function postponeRelease(tx: Tx, attemptId: string, storeId: number): Promise<void> {
  await tx
    .update(receivables)
    .set({ nextTryAt: sql`now() + interval '1 day'` })
    .where(and(eq(receivables.attemptId, attemptId), eq(receivables.storeId, storeId), isNull(receivables.releasedAt)));
}
