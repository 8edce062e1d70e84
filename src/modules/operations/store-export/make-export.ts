import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { ok, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { streamZip, zipSize } from "#modules/delivery/bundle/zip-stream.ts";
import { gatherStore } from "./gather-store.ts";
import { TAKEOUT_HOURS } from "./schema.ts";
import { storeTakeouts } from "./tables.ts";

/** Makes the ZIP a store asked for, piece by piece, and keeps it for 24 hours. Making it again is harmless. */
export async function makeTakeout(takeoutId: string) {
  const isRequested = and(eq(storeTakeouts.id, takeoutId), eq(storeTakeouts.status, "pedida"));
  const [requested] = await db.select().from(storeTakeouts).where(isRequested);
  if (!requested) return refuse("not_asked");
  const members = await gatherStore(requested.storeId, requested.requestedAt);
  const storageKey = `store-takeouts/${takeoutId}.zip`;
  const sizeBytes = zipSize(members);
  await storage().put(storageKey, Readable.from(streamZip(members)), { contentType: "application/zip", sizeBytes });
  return transact(async (tx) => {
    await tx
      .update(storeTakeouts)
      .set({
        status: "pronta",
        storageKey,
        sizeBytes,
        readyAt: sql`now()` as never,
        expiresAt: sql`now() + make_interval(hours => ${TAKEOUT_HOURS})` as never,
      })
      .where(isRequested);
    return ok();
  });
}

/** Deletes the ZIPs past their 24 hours: the file first, so that a row never forgets one that is still there. */
export async function dropTakeouts(): Promise<void> {
  const old = await db
    .select({ id: storeTakeouts.id, storageKey: storeTakeouts.storageKey })
    .from(storeTakeouts)
    .where(and(eq(storeTakeouts.status, "pronta"), sql`${storeTakeouts.expiresAt} <= now()`))
    .limit(100);
  for (const { id, storageKey } of old) {
    if (storageKey) await storage().delete(storageKey);
    await db.update(storeTakeouts).set({ status: "vencida", storageKey: null }).where(eq(storeTakeouts.id, id));
  }
}
