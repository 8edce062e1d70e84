import { isDeepStrictEqual } from "node:util";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { choosePreviews } from "../choose-previews.ts";
import { lockOwnProduct, workingCopyOf } from "../own-product.ts";
import { makePreview } from "../previews/make-preview.ts";
import type { ChosenPage } from "../schema/product-form.ts";

type Carried = { productId: number; storeId: number; fileId: string; pages: ChosenPage[] };

/** Shows of a file what was shown of the one whose place it took, unless its author chose otherwise meanwhile. Safe to run again. */
export async function carryPreviews({ productId, storeId, fileId, pages }: Carried): Promise<void> {
  await makePreview(fileId);
  const shown = await transact(async (tx) => {
    const product = await lockOwnProduct(tx, storeId, productId);
    return ok(
      product
        ? (await workingCopyOf(tx, product)).previews.map(({ fileId: shownId, pageNumber }) => ({ fileId: shownId, pageNumber }))
        : null,
    );
  });
  if (
    !isDeepStrictEqual(
      shown.value,
      pages.filter((page) => page.fileId !== fileId),
    )
  )
    return;
  await choosePreviews({ storeId }, { productId, pages });
}
