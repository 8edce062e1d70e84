import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { users } from "../accounts/tables.ts";
import { stores } from "./tables.ts";

export type StoreOwner = { userId: string; email: string; name: string };

/** Who owns a store, which is held until `tx` ends. */
export async function lockStoreOwner(tx: Tx, storeId: number): Promise<StoreOwner | null> {
  const rows = await tx
    .select({ userId: users.id, email: users.email, name: stores.authorName })
    .from(stores)
    .innerJoin(users, eq(users.id, stores.ownerId))
    .where(eq(stores.id, storeId))
    .for("update", { of: stores });
  return rows[0] ?? null;
}
