import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { accessChangedJob } from "./schema.ts";
import { entitlements } from "./tables.ts";

export type BoughtItem = { orderItemId: string; orderId: string; userId: string; productId: number; versionId: string };

/**
 * Opens the files of what was bought, once per item; an item whose access was withdrawn is opened again. Whoever had lost a product
 * and has it back is told of to the modules after this one.
 */
export async function grantAccess(tx: Tx, items: BoughtItem[]): Promise<void> {
  for (const { userId, productId, ...item } of items) {
    const [granted] = await tx
      .insert(entitlements)
      .values({ ...item, userId, productId, grantedAt: sql`now()` })
      .onConflictDoUpdate({ target: [entitlements.orderItemId, entitlements.productId], set: { revokedAt: null, revokeCause: null } })
      .returning({
        isBack: sql<boolean>`xmax <> 0 or exists (select 1 from entitlements lost where lost.user_id = ${userId}
          and lost.product_id = ${productId} and lost.revoked_at is not null)`,
      });
    if (granted?.isBack) await enqueue(tx, accessChangedJob, { userId, productId });
  }
}
