import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { findAttributeValues } from "./attributes/queries.ts";
import type { AuthorPicture } from "./pictures/rules.ts";
import type { WorkingCopy } from "./schema/product-form.ts";
import type { RichNode } from "./schema/rich-doc.ts";
import { productLicenses, products } from "./tables.ts";

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
export async function workingCopyOf(on: Db, product: ProductRecord): Promise<WorkingCopy & { pictures: AuthorPicture[] }> {
  if (product.draft) return { ...product.draft, pictures: product.draft.pictures ?? [] };
  const shown = await shownOf(on, product.id);
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
    ...shown,
  };
}

const SHOWN = {
  previews: col.list(col.shape({ fileId: col.text, pageNumber: col.int, imageId: col.text })),
  pictures: col.list(col.shape({ imageId: col.text, alt: col.text })),
};

/** What shows a product on sale besides its cover, in order. */
async function shownOf(on: Db, productId: number): Promise<Pick<WorkingCopy, "previews"> & { pictures: AuthorPicture[] }> {
  const rows = await readRows(
    on,
    {
      previews: SHOWN.previews`(select coalesce(json_agg(json_build_object('fileId', v.file_id, 'pageNumber', v.page_number,
        'imageId', v.image_id) order by v.position), '[]') from product_previews v where v.product_id = ${productId})`,
      pictures: SHOWN.pictures`(select coalesce(json_agg(json_build_object('imageId', x.image_id, 'alt', x.alt)
        order by x.position), '[]') from product_pictures x where x.product_id = ${productId})`,
    },
    (row) => sql`select ${row}`,
  );
  return rows[0] ?? { previews: [], pictures: [] };
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
