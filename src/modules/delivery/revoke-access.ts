import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { accessChangedJob } from "./schema.ts";
import { entitlements } from "./tables.ts";

/**
 * Closes the files of an order, or of some of its items, from the next request on; the cause stays in its history, and the modules
 * after this one are told whose access ended.
 */
export async function revokeAccess(tx: Tx, orderId: string, cause: string, itemIds?: readonly string[]): Promise<void> {
  const closed = await tx
    .update(entitlements)
    .set({ revokedAt: sql`now()`, revokeCause: cause })
    .where(
      and(
        eq(entitlements.orderId, orderId),
        isNull(entitlements.revokedAt),
        ...(itemIds ? [inArray(entitlements.orderItemId, [...itemIds])] : []),
      ),
    )
    .returning({ userId: entitlements.userId, productId: entitlements.productId });
  for (const access of closed) await enqueue(tx, accessChangedJob, access);
}
