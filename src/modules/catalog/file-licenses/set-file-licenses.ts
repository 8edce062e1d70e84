import { and, eq, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { lockOwnProduct } from "../own-product.ts";
import { isEditable } from "../rules/product-status.ts";
import { productFiles } from "../tables.ts";
import { type FileLicenses, withWider } from "./rules.ts";

type FileLicensesInput = { productId: number; fileId: string; licenses: FileLicenses };

/**
 * Chooses the licence from which on a file goes, with every wider one, as of the next publication. Who bought keeps the files of the
 * version they bought; what only a later version brought them is theirs while that version is the newest.
 */
export function setFileLicenses(
  viewer: AuthorViewer,
  { productId, fileId, licenses }: FileLicensesInput,
): Promise<Outcome<void, "not_found" | "not_editable">> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "not_editable">> => {
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    const changed = await tx
      .update(productFiles)
      .set({ licenses: licenses && withWider(licenses) })
      .where(and(eq(productFiles.id, fileId), eq(productFiles.productId, productId), isNull(productFiles.removedAt)))
      .returning({ id: productFiles.id });
    return changed.length > 0 ? ok() : refuse("not_found");
  });
}
