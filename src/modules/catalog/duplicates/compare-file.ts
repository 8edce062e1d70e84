import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { productFiles, products } from "../tables.ts";
import { findDuplicate } from "./find-duplicate.ts";
import { savePrints } from "./save-prints.ts";

/**
 * Looks for an older file that this one repeats and keeps what was found, for its author to read and for moderation to judge. Nothing
 * is refused for it: two people may hold the same licence. Safe to run again.
 */
export async function compareFile(fileId: string): Promise<void> {
  const [file] = await db
    .select({ id: productFiles.id, sha256: productFiles.sha256, kind: productFiles.kind, pageCount: productFiles.pageCount })
    .from(productFiles)
    .where(and(eq(productFiles.id, fileId), eq(productFiles.status, "limpo"), isNull(productFiles.comparedAt)));
  if (!file?.sha256) return;
  const requested = { id: file.id, sha256: file.sha256 };
  if (file.kind === "pdf") await savePrintsIfThere(file.sha256, file.pageCount ?? 0);
  const duplicate = await findDuplicate(requested);
  await transact(async (tx) => {
    await tx
      .update(productFiles)
      .set({ comparedAt: sql`now()`, duplicateFileId: duplicate?.fileId ?? null, duplicateBy: duplicate?.by ?? null })
      .where(and(eq(productFiles.id, fileId), isNull(productFiles.comparedAt)));
    return ok();
  });
}

/**
 * Compares the files of a product that nobody compared yet, before it is published. Answers whether all could be: one that could not is
 * logged, and stays to be compared.
 */
export async function compareFilesOf(storeId: number, productId: number): Promise<boolean> {
  const waiting = await db
    .select({ id: productFiles.id })
    .from(productFiles)
    .innerJoin(products, and(eq(products.id, productFiles.productId), eq(products.storeId, storeId)))
    .where(
      and(
        eq(productFiles.productId, productId),
        eq(productFiles.status, "limpo"),
        isNull(productFiles.comparedAt),
        isNull(productFiles.removedAt),
      ),
    )
    .limit(50);
  let areCompared = true;
  for (const { id } of waiting) areCompared = (await isCompared(id)) && areCompared;
  return areCompared;
}

async function isCompared(fileId: string): Promise<boolean> {
  try {
    await compareFile(fileId);
    return true;
  } catch (error) {
    log.error({ fileId, err: error }, "a file could not be compared with those of other stores");
    return false;
  }
}

async function savePrintsIfThere(sha256: string, pageCount: number): Promise<void> {
  try {
    await savePrints(sha256, pageCount);
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
  }
}

const OLDEST_AT_ONCE = 20;

/** Compares the oldest file that came before files were compared, past those that cannot be; answers how many it compared. */
export async function compareOlder(): Promise<number> {
  const oldest = await db
    .select({ id: productFiles.id })
    .from(productFiles)
    .where(
      sql`${productFiles.status} = 'limpo' and ${productFiles.comparedAt} is null and ${productFiles.createdAt} < now() - interval '1 hour'`,
    )
    .orderBy(asc(productFiles.createdAt))
    .limit(OLDEST_AT_ONCE);
  for (const { id } of oldest) if (await isCompared(id)) return 1;
  return 0;
}
