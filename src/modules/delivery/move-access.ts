import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { accessChangedJob } from "./schema.ts";
import { entitlements } from "./tables.ts";

/** The files of an order become another person's, as open or closed as they were; the modules after this one are told of both people. */
export async function moveAccess(tx: Tx, orderId: string, from: string, to: string): Promise<void> {
  if (from === to) return;
  const moved = await tx
    .update(entitlements)
    .set({ userId: to })
    .where(and(eq(entitlements.orderId, orderId), ne(entitlements.userId, to)))
    .returning({ productId: entitlements.productId });
  for (const { productId } of moved) {
    await enqueue(tx, accessChangedJob, { userId: from, productId });
    await enqueue(tx, accessChangedJob, { userId: to, productId });
  }
}
