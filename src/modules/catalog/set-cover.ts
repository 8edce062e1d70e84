import { and, eq, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { changeWorkingCopy, lockOwnProduct } from "./own-product.ts";
import { coverMessages } from "./render/cover-messages.ts";
import { makeCover } from "./render/make-cover.ts";
import { isEditable } from "./rules/product-status.ts";
import type { ImageRef } from "./schema/product-card.ts";
import { insertImage, storeImage } from "./store-image.ts";
import { productFiles, products } from "./tables.ts";

export type CoverRefusal = "not_found" | "not_editable" | "cover_refused";

/** Whether a cover may be laid on a product: asked before the bytes of one are read, and again as it is laid. */
export const mayLayCover = ({ storeId }: { storeId: number }, productId: number): Promise<Outcome<void, CoverRefusal>> =>
  transact(async (tx): Promise<Outcome<void, CoverRefusal>> => {
    const product = await lockOwnProduct(tx, storeId, productId);
    if (!product) return refuse("not_found");
    return isEditable(product.status) ? ok() : refuse("not_editable");
  });

/** Draws the image or PDF at `path` anew and lays it as the product's cover, unseen by shoppers until published. */
export async function setCover(viewer: AuthorViewer, productId: number, path: string): Promise<Outcome<ImageRef, CoverRefusal>> {
  const made = await makeCover(path);
  if (!made.ok) return refuse("cover_refused", { fields: { capa: coverMessages[made.reason] } });
  const image = await storeImage(made.value);
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    await insertImage(tx, viewer.storeId, image);
    await changeWorkingCopy(tx, product, { coverImageId: image.id });
    return ok(image);
  });
}

/** Makes the cover from a clean file of the product: the first page of a PDF, or the image itself. */
export async function setCoverFromFile(
  viewer: AuthorViewer,
  { productId, fileId }: { productId: number; fileId: string },
): Promise<Outcome<ImageRef, CoverRefusal>> {
  const [file] = await db
    .select({ storageKey: productFiles.storageKey })
    .from(productFiles)
    .innerJoin(products, eq(products.id, productFiles.productId))
    .where(
      and(
        eq(productFiles.id, fileId),
        eq(products.id, productId),
        eq(products.storeId, viewer.storeId),
        eq(productFiles.status, "limpo"),
        isNull(productFiles.removedAt),
      ),
    );
  if (!file?.storageKey) return refuse("not_found");
  return withLocalCopy(storage(), file.storageKey, (path) => setCover(viewer, productId, path));
}

/** Leaves the product with the cover the platform draws from its title. */
export function clearCover(viewer: AuthorViewer, productId: number): Promise<Outcome<void, CoverRefusal>> {
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    await changeWorkingCopy(tx, product, { coverImageId: null });
    return ok();
  });
}
