import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { stores } from "../../../stores/tables.ts";

/** The name a store's owner sells under; null when the store is not theirs. */
export async function findAuthorName(on: Db, { storeId, userId }: { storeId: number; userId: string }): Promise<string | null> {
  const [store] = await on
    .select({ name: stores.authorName })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.ownerId, userId)));
  return store?.name ?? null;
}
