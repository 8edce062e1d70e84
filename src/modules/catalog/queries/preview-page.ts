import { and, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { tellAnswers, type ToldAttribute } from "../attributes/queries.ts";
import { workingCopyOf } from "../own-product.ts";
import type { ProductPageFacts } from "../schema/product-page.ts";
import { products } from "../tables.ts";
import { readDraft } from "./own-product-page.ts";

/** What the page of a product would show if it were published as it is saved; null for any product of another store. */
export async function findPreviewPage(
  storeId: number,
  productId: number,
): Promise<{ product: ProductPageFacts; attributes: ToldAttribute[] } | null> {
  const [record] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.storeId, storeId)));
  if (!record) return null;
  const { attributes } = await workingCopyOf(db, record);
  return { product: await readDraft(record), attributes: await tellAnswers(db, attributes) };
}
