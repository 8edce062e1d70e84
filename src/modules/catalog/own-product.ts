import { and, asc, eq, ne } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { findAttributeValues } from "./attributes/queries.ts";
import type { WorkingCopy } from "./schema/product-form.ts";
import type { RichNode } from "./schema/rich-doc.ts";
import { productLicenses, productPreviews, products } from "./tables.ts";

export type ProductRecord = typeof products.$inferSelect;

/** A product of this store, held until `tx` ends; null for any other, which is how others' products look. */
export async function lockOwnProduct(tx: Tx, storeId: number, productId: number): Promise<ProductRecord | null> {
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.storeId, storeId)))
    .for("update");
  return rows[0] ?? null;
}

/** A product of whatever store, held until `tx` ends. */
export async function lockAnyProduct(tx: Tx, productId: number): Promise<ProductRecord | null> {
  const rows = await tx.select().from(products).where(eq(products.id, productId)).for("update");
  return rows[0] ?? null;
}

/** What the author is making: what waits to be published, else what is on sale. */
export async function workingCopyOf(on: Db, product: ProductRecord): Promise<WorkingCopy> {
  if (product.draft) return product.draft;
  const previews = await on
    .select({ fileId: productPreviews.fileId, pageNumber: productPreviews.pageNumber, imageId: productPreviews.imageId })
    .from(productPreviews)
    .where(eq(productPreviews.productId, product.id))
    .orderBy(asc(productPreviews.position));
  const isFree = product.isFree || (product.publishedAt !== null && product.priceCents === 0);
  return {
    title: product.title,
    promise: product.promise,
    kind: product.kind,
    description: product.description as RichNode,
    categoryId: product.categoryId,
    priceCents: product.priceCents || null,
    isFree,
    license: product.license,
    otherLicenses: await otherLicensesOf(on, product),
    paper: product.paper,
    tags: product.tags,
    attributes: await findAttributeValues(on, product.id),
    coverImageId: product.coverImageId,
    previews,
  };
}

async function otherLicensesOf(on: Db, { id, license }: ProductRecord) {
  return on
    .select({ license: productLicenses.license, priceCents: productLicenses.priceCents })
    .from(productLicenses)
    .where(and(eq(productLicenses.productId, id), ne(productLicenses.license, license)))
    .orderBy(asc(productLicenses.priceCents));
}

/** Writes part of the working copy of a product that `tx` holds. */
export async function changeWorkingCopy(tx: Tx, product: ProductRecord, change: Partial<WorkingCopy>): Promise<void> {
  const draft = { ...(await workingCopyOf(tx, product)), ...change };
  await tx.update(products).set({ draft, updatedAt: new Date() }).where(eq(products.id, product.id));
}
