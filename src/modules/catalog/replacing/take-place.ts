import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { changeWorkingCopy, type ProductRecord, workingCopyOf } from "../own-product.ts";
import { carryPreviewsJob } from "../schema/jobs.ts";
import { productFiles } from "../tables.ts";
import type { CarriedStamp } from "./carry-stamp.ts";

type Place = { fileId: string; replaces: string; pageCount: number | null; carried: CarriedStamp };

/**
 * Puts a file that may be sold where another one was: its place in the order, its licences, the stamp that was tried on it and, of the
 * pages shown before the sale, those it has too, drawn anew by a job. The other leaves as one that its author removes: who bought keeps
 * it. Nothing happens when it left meanwhile. `tx` holds the product.
 */
export async function takePlace(tx: Tx, product: ProductRecord, { fileId, replaces, pageCount, carried }: Place): Promise<void> {
  const [former] = await tx
    .update(productFiles)
    .set({ removedAt: sql`now()` })
    .where(and(eq(productFiles.id, replaces), eq(productFiles.productId, product.id), isNull(productFiles.removedAt)))
    .returning({ position: productFiles.position, licenses: productFiles.licenses });
  if (!former) return;
  await tx
    .update(productFiles)
    .set({ ...former, ...carried })
    .where(eq(productFiles.id, fileId));
  const { previews } = await workingCopyOf(tx, product);
  if (!previews.some((page) => page.fileId === replaces)) return;
  await changeWorkingCopy(tx, product, { previews: previews.filter((page) => page.fileId !== replaces) });
  const pages = previews
    .filter((page) => page.fileId !== replaces || page.pageNumber <= (pageCount ?? 1))
    .map(({ fileId: shown, pageNumber }) => ({ fileId: shown === replaces ? fileId : shown, pageNumber }));
  await enqueue(tx, carryPreviewsJob, { productId: product.id, storeId: product.storeId, fileId, pages });
}
