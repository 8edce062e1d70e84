import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { describeAnswers, type DescribedAttribute } from "../attributes/queries.ts";
import { workingCopyOf } from "../own-product.ts";
import type { OwnFileToTry } from "../schema/own-file.ts";
import type { ProductPageFacts } from "../schema/product-page.ts";
import { productFiles, products } from "../tables.ts";
import { readDraft } from "./own-product-page.ts";

type PreviewPage = { product: ProductPageFacts; attributes: DescribedAttribute[]; files: OwnFileToTry[] };

/** What the page of a product would show if it were published as it is saved; null for any product of another store. */
export async function findPreviewPage(storeId: number, productId: number): Promise<PreviewPage | null> {
  const [record] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.storeId, storeId)));
  if (!record) return null;
  const { attributes } = await workingCopyOf(db, record);
  const files = await db
    .select({ id: productFiles.id, name: productFiles.name, stamp: productFiles.stamp })
    .from(productFiles)
    .where(
      and(
        eq(productFiles.productId, productId),
        eq(productFiles.status, "limpo"),
        isNull(productFiles.removedAt),
        isNotNull(productFiles.storageKey),
      ),
    )
    .orderBy(productFiles.position);
  return { product: await readDraft(record), attributes: await describeAnswers(db, attributes), files };
}
