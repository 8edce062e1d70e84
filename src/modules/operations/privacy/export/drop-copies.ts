import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { personalExports } from "../tables.ts";

/** Deletes the copies past their 24 hours: the file first, so that a row never forgets one that is still there. */
export async function dropCopies(): Promise<void> {
  const old = await db
    .select({ id: personalExports.id, storageKey: personalExports.storageKey })
    .from(personalExports)
    .where(and(eq(personalExports.status, "pronta"), sql`${personalExports.expiresAt} <= now()`))
    .limit(100);
  for (const { id, storageKey } of old) {
    if (storageKey) await storage().delete(storageKey);
    await db.update(personalExports).set({ status: "vencida", storageKey: null }).where(eq(personalExports.id, id));
  }
}
