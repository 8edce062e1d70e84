import { eq } from "drizzle-orm";
import { users } from "#modules/accounts/tables.ts";
import { disputes } from "#modules/payments/tables/disputes.ts";
import { stores } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";

/** The dispute of an order, with its first store and the author who owns it. */
export async function disputeOfOrder({ orderId, storeIds }: { orderId: string; storeIds: number[] }) {
  const [dispute] = await db.select().from(disputes).where(eq(disputes.orderId, orderId));
  const [found] = await db
    .select({ store: stores, author: users })
    .from(stores)
    .innerJoin(users, eq(users.id, stores.ownerId))
    .where(eq(stores.id, storeIds[0] ?? 0));
  if (!dispute || !found) throw new Error("no dispute");
  return { dispute, ...found };
}
