import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** One change at a time to the addresses of a person, so that one of them is the default. Held until `tx` ends. */
export async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('addresses:' || ${userId}, 0))`);
}
