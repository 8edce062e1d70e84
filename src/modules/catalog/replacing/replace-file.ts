import { and, eq, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { FileReason } from "../change-files.ts";
import { lockOwnProduct } from "../own-product.ts";
import { isEditable } from "../rules/product-status.ts";
import { productFiles } from "../tables.ts";
import { carryStamp } from "./carry-stamp.ts";
import { takePlace } from "./take-place.ts";

type Replacing = { productId: number; fileId: string; replaces: string };

/** Puts a file of the product that was looked at already in the place of another of it. */
export async function replaceFile(
  viewer: Pick<AuthorViewer, "storeId">,
  { productId, fileId, replaces }: Replacing,
): Promise<Outcome<void, FileReason>> {
  const isHere = and(eq(productFiles.id, fileId), eq(productFiles.productId, productId), isNull(productFiles.removedAt));
  const [seen] = await db.select().from(productFiles).where(isHere);
  if (!seen?.storageKey || fileId === replaces) return refuse("not_found");
  const carried = await carryStamp(replaces, { kind: seen.kind, sizeBytes: seen.sizeBytes, storageKey: seen.storageKey });
  return transact(async (tx): Promise<Outcome<void, FileReason>> => {
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    const [file] = await tx
      .update(productFiles)
      .set({ replacesFileId: replaces })
      .where(and(isHere, eq(productFiles.status, "limpo")))
      .returning({ pageCount: productFiles.pageCount });
    const [former] = await tx
      .select({ id: productFiles.id })
      .from(productFiles)
      .where(and(eq(productFiles.id, replaces), eq(productFiles.productId, productId), isNull(productFiles.removedAt)));
    if (!file || !former) return refuse("not_found");
    await takePlace(tx, product, { fileId, replaces, pageCount: file.pageCount, carried });
    return ok();
  });
}
