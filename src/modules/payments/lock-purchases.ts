import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Holds what a person comes to own by paying until `tx` ends: of two payments that arrive together, the second one sees the first. */
export async function lockPurchases(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purchases of ${userId}`}, 0))`);
}
