import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { entitlements } from "./tables.ts";

export type BoughtItem = { orderItemId: string; orderId: string; userId: string; productId: number; versionId: string };

/** Opens the files of what was bought, once per item; an item whose access was withdrawn is opened again. */
export async function grantAccess(tx: Tx, items: BoughtItem[]): Promise<void> {
  for (const item of items) {
    await tx
      .insert(entitlements)
      .values({ ...item, grantedAt: sql`now()` })
      .onConflictDoUpdate({ target: entitlements.orderItemId, set: { revokedAt: null, revokeCause: null } });
  }
}
