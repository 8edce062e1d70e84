import { Readable } from "node:stream";
import { and, eq, inArray, sql } from "drizzle-orm";
import { ok, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { streamZip, zipSize } from "#platform/zip-stream.ts";
import { gatherStore } from "./gather-store.ts";
import { STORE_EXPORT_HOURS } from "./schema.ts";
import { storeExports } from "./tables.ts";

/** Longer than all the tries of the job together: beyond it nobody is making the ZIP any more. */
const LONGEST_MAKING_HOURS = 3;

/**
 * Makes the ZIP a store asked for, piece by piece, and keeps it for 24 hours. Making it again is harmless; one that failed may be made
 * after all. A store that left meanwhile keeps nothing.
 */
export async function makeStoreExport(storeExportId: string) {
  const isRequested = and(eq(storeExports.id, storeExportId), inArray(storeExports.status, ["pedida", "falhou"]));
  const [requested] = await db.select().from(storeExports).where(isRequested);
  if (!requested) return refuse("not_asked");
  const members = await gatherStore({ storeId: requested.storeId, copy: storeExportId, at: requested.requestedAt });
  const storageKey = `store-takeouts/${storeExportId}.zip`;
  const sizeBytes = zipSize(members);
  await storage().put(storageKey, Readable.from(streamZip(members)), { contentType: "application/zip", sizeBytes });
  const recorded = await transact(async (tx) => {
    const { rowCount } = await tx
      .update(storeExports)
      .set({
        status: "pronta",
        storageKey,
        sizeBytes,
        readyAt: sql`now()`,
        expiresAt: sql`now() + make_interval(hours => ${STORE_EXPORT_HOURS})`,
      })
      .where(isRequested);
    const isKnown = rowCount === 1 || (await tx.$count(storeExports, eq(storeExports.storageKey, storageKey))) > 0;
    return ok(isKnown);
  });
  if (!recorded.value) await storage().delete(storageKey);
  return ok();
}

/** Nobody will try again to make the ZIP: its author is told, and may ask for another at once. */
export async function failStoreExport(storeExportId: string): Promise<void> {
  const isRequested = and(eq(storeExports.id, storeExportId), eq(storeExports.status, "pedida"));
  await db.update(storeExports).set({ status: "falhou" }).where(isRequested);
}

/**
 * Deletes the ZIPs past their 24 hours: the file first, so that a row never forgets one that is still there. What a worker was making
 * in its last try when it died has failed.
 */
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
  const isAbandoned = sql`${storeExports.requestedAt} < now() - make_interval(hours => ${LONGEST_MAKING_HOURS})`;
  await db
    .update(storeExports)
    .set({ status: "falhou" })
    .where(and(eq(storeExports.status, "pedida"), isAbandoned));
}
