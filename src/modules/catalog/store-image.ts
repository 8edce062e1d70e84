import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import type { ImageRef } from "./schema/product-card.ts";
import { images } from "./tables.ts";

export type DrawnImage = { bytes: Uint8Array; widthPx: number; heightPx: number };

/** Puts a picture of ours (WebP, already drawn anew) in the store; `insertImage` then makes it known. */
export async function storeImage({ bytes, widthPx, heightPx }: DrawnImage, id = newId()): Promise<ImageRef> {
  await storage().put(`images/${id}`, bytes, { contentType: "image/webp", sizeBytes: bytes.length });
  return { id, width: widthPx, height: heightPx };
}

/** Null: of no store, but of a person's page or of the blog. */
export async function insertImage(tx: Tx, ownerStoreId: number | null, { id, width, height }: ImageRef): Promise<void> {
  await tx.insert(images).values({ id, ownerStoreId, width, height });
}
