import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { AuthorPicture } from "./rules.ts";
import { productPictures } from "./tables.ts";

/** Shows shoppers these pictures of a product, in this order, and no others. */
export async function publishPictures(tx: Tx, productId: number, pictures: readonly AuthorPicture[]): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  if (pictures.length === 0) return;
  await tx.insert(productPictures).values(pictures.map(({ imageId, alt }, position) => ({ productId, position, imageId, alt })));
}
