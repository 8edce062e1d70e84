import { findPreviewPage } from "#modules/catalog/queries/preview-page.ts";
import type { OwnFileToTry } from "#modules/catalog/schema/own-file.ts";
import type { ProductView } from "../schema/product-view.ts";
import { viewOf } from "./product-view.ts";

export type ProductPreview = ProductView & { toTry: OwnFileToTry[] };

/** A product as its page would be with what is saved of it; null for any of another store. */
export async function readProductPreview(storeId: number, productId: number): Promise<ProductPreview | null> {
  const found = await findPreviewPage(storeId, productId);
  return found && { ...(await viewOf(found.product)), attributes: found.attributes, toTry: found.files };
}
