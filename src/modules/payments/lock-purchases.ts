import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { paidSibling } from "./queries/paid-sibling.ts";

/**
 * Locks the purchases of a person until `tx` ends: of two simultaneous payments, the second one sees the first. Returns another attempt of
 * the same order that was already paid, if any; the order is locked, so it stays so.
 */
export async function lockPurchases(
  tx: Tx,
  { userId, orderId, attemptId }: { userId: string; orderId: string; attemptId: string },
): Promise<{ paidSibling: string | null }> {
  const [row] = await readRows(
    tx,
    {
      lock: col.text`pg_advisory_xact_lock(hashtextextended(${`purchases of ${userId}`}, 0))::text`,
      sibling: col.text.orNull(paidSibling(orderId, attemptId)),
    },
    (selected) => sql`select ${selected}`,
  );
  return { paidSibling: row?.sibling ?? null };
}
