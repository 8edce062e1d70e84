import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Locks the purchases of a person until `tx` ends: of two simultaneous payments, the second one sees the first. */
export async function lockPurchases(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purchases of ${userId}`}, 0))`);
}
