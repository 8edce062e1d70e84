import { and, asc, eq, isNull, notInArray } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { inspectInChild } from "../inspect/inspect-in-child.ts";
import { oldestFirst } from "../previews/oldest-first.ts";
import { productFiles } from "../tables.ts";
import type { PageSize } from "./rules.ts";

const isUnmeasured = and(isNull(productFiles.pageSizes), eq(productFiles.status, "limpo"), eq(productFiles.kind, "pdf"));

/** Measures the pages of the oldest PDF that came before they were measured; answers how many it found. */
export const measureOlder = oldestFirst(async (passed) => {
  const [oldest] = await db
    .select({ id: productFiles.id })
    .from(productFiles)
    .where(and(isUnmeasured, notInArray(productFiles.id, passed)))
    .orderBy(asc(productFiles.createdAt))
    .limit(1);
  return oldest?.id;
}, measure);

/** Whatever has the same bytes is measured with it; what cannot be read has no sizes and is not tried again. */
async function measure(fileId: string): Promise<void> {
  const [file] = await db
    .select()
    .from(productFiles)
    .where(and(isUnmeasured, eq(productFiles.id, fileId)));
  if (!file?.storageKey || !file.sha256) return;
  const { sha256 } = file;
  const pageSizes = await sizesOf(file.storageKey);
  await transact(async (tx) => {
    await tx
      .update(productFiles)
      .set({ pageSizes })
      .where(and(isUnmeasured, eq(productFiles.sha256, sha256)));
    return ok();
  });
}

async function sizesOf(storageKey: string): Promise<PageSize[]> {
  try {
    const inspected = await withLocalCopy(storage(), storageKey, (path) => inspectInChild(path, "material.pdf"));
    return inspected.ok ? (inspected.value.pageSizes ?? []) : [];
  } catch (error) {
    if (error instanceof ObjectMissing) return [];
    throw error;
  }
}
