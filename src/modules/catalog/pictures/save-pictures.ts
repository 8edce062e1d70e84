import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { changeWorkingCopy, lockOwnProduct, workingCopyOf } from "../own-product.ts";
import { isEditable } from "../rules/product-status.ts";
import { arrangePictures, type AuthorPicture } from "./rules.ts";

type Input = { productId: number; pictures: AuthorPicture[]; removed: string[] };

/** Keeps the order and the texts of a product's pictures and takes out the removed ones, unseen by shoppers until published. */
export function savePictures(viewer: AuthorViewer, input: Input): Promise<Outcome<void, "not_found" | "not_editable">> {
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, viewer.storeId, input.productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    const { pictures } = await workingCopyOf(tx, product);
    const wanted = arrangePictures(pictures, input);
    if (JSON.stringify(wanted) !== JSON.stringify(pictures)) await changeWorkingCopy(tx, product, { pictures: wanted });
    return ok();
  });
}
