import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { ok, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { streamZip, zipSize } from "#platform/zip-stream.ts";
import { gatherStore } from "./gather-store.ts";
import { STORE_EXPORT_HOURS } from "./schema.ts";
import { storeExports } from "./tables.ts";

/** Makes the ZIP a store asked for, piece by piece, and keeps it for 24 hours. Making it again is harmless. */
export async function makeStoreExport(takeoutId: string) {
  const isRequested = and(eq(storeExports.id, takeoutId), eq(storeExports.status, "pedida"));
  const [requested] = await db.select().from(storeExports).where(isRequested);
  if (!requested) return refuse("not_asked");
  const members = await gatherStore({ storeId: requested.storeId, copy: takeoutId, at: requested.requestedAt });
  const storageKey = `store-takeouts/${takeoutId}.zip`;
  const sizeBytes = zipSize(members);
  await storage().put(storageKey, Readable.from(streamZip(members)), { contentType: "application/zip", sizeBytes });
  return transact(async (tx) => {
    await tx
      .update(storeExports)
      .set({
        status: "pronta",
        storageKey,
        sizeBytes,
        readyAt: sql`now()`,
        expiresAt: sql`now() + make_interval(hours => ${STORE_EXPORT_HOURS})`,
      })
      .where(isRequested);
    return ok();
  });
}

/** Deletes the ZIPs past their 24 hours: the file first, so that a row never forgets one that is still there. */
export async function dropStoreExports(): Promise<void> {
  const old = await db
    .select({ id: storeExports.id, storageKey: storeExports.storageKey })
    .from(storeExports)
    .where(and(eq(storeExports.status, "pronta"), sql`${storeExports.expiresAt} <= now()`))
    .limit(100);
  for (const { id, storageKey } of old) {
    if (storageKey) await storage().delete(storageKey);
    await db.update(storeExports).set({ status: "vencida", storageKey: null }).where(eq(storeExports.id, id));
  }
}
