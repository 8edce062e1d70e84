import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { stores } from "./tables.ts";

/** What the platform keeps of a store's sales from now on, null for the usual; answers what it was, or null when there is no such store. */
export async function agreeStoreCommission(
  tx: Tx,
  storeId: number,
  toBps: number | null,
): Promise<{ was: number | null } | null> {
  const [store] = await tx.select({ was: stores.commissionBps }).from(stores).where(eq(stores.id, storeId)).for("no key update");
  if (!store) return null;
  await tx.update(stores).set({ commissionBps: toBps }).where(eq(stores.id, storeId));
  return store;
}
