import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { commissionSetting } from "#modules/orders/settings.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { stores } from "../../stores/tables.ts";
import { fileKinds } from "../inspect/file-kinds.ts";
import { uploadLimits } from "../inspect/limits.ts";
import { workingCopyOf } from "../own-product.ts";
import type { CategoryChoice, MaterialPage, WorkingCopy, WorkingFile } from "../schema/material.ts";
import type { ImageRef } from "../schema/product-card.ts";
import { images, productFiles, products } from "../tables.ts";
import { readSellingRights } from "./selling-rights.ts";

const ACCEPT = Object.values(fileKinds)
  .flatMap((kind) => kind.extensions.map((extension) => `.${extension}`))
  .join(",");

/** The page where a store makes one of its materials; null for a material of anyone else. */
export async function findMaterialPage(storeId: number, productId: number): Promise<MaterialPage | null> {
  const [row] = await db
    .select({ product: products, store: stores })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), eq(products.storeId, storeId)));
  if (!row) return null;
  const { product, store } = row;
  const copy = await workingCopyOf(db, product);
  const [files, pictures, rights, commission, categories, isSameFiles] = await Promise.all([
    listWorkingFiles(storeId, productId),
    findPictures(copy),
    readSellingRights(db, storeId),
    readSetting(db, commissionSetting),
    listCategoryChoices(),
    hasLiveFiles(productId),
  ]);
  const { coverImageId, previews, ...form } = copy;
  return {
    id: product.id,
    status: product.status,
    slug: product.publishedAt ? product.slug : null,
    revision: product.revision,
    hasChanges: product.draft !== null || !isSameFiles,
    form,
    cover: (coverImageId && pictures.get(coverImageId)) || null,
    previews: previews.flatMap(({ imageId, ...page }) => {
      const image = pictures.get(imageId);
      return image ? [{ ...page, image }] : [];
    }),
    files,
    categories,
    store: {
      slug: store.slug,
      authorName: store.authorName,
      isOpen: rights.isOpen && !rights.isSuspended,
      canCharge: rights.canCharge,
    },
    commission: { ...commission, storeBasisPoints: store.commissionBps },
    limits: {
      files: uploadLimits.filesPerProduct,
      previewPages: uploadLimits.previewPages,
      accept: ACCEPT,
    },
  };
}

/** The files being put together, with how each is doing. */
export async function listWorkingFiles(storeId: number, productId: number): Promise<WorkingFile[]> {
  return db
    .select({
      id: productFiles.id,
      name: productFiles.name,
      status: productFiles.status,
      problem: productFiles.problem,
      kind: productFiles.kind,
      sizeBytes: productFiles.sizeBytes,
      pageCount: productFiles.pageCount,
      stamp: productFiles.stamp,
    })
    .from(productFiles)
    .innerJoin(products, eq(products.id, productFiles.productId))
    .where(and(eq(products.id, productId), eq(products.storeId, storeId), isNull(productFiles.removedAt)))
    .orderBy(asc(productFiles.position), asc(productFiles.id))
    .limit(50);
}

/** The clean PDF behind a page picture, for its own author only. */
export async function findOwnPdf(storeId: number, fileId: string): Promise<{ sha256: string; pageCount: number } | null> {
  const { rows } = await db.execute<{ sha256: string; pageCount: number }>(sql`
    select f.sha256, f.page_count as "pageCount" from product_files f join products p on p.id = f.product_id
    where f.id = ${fileId} and p.store_id = ${storeId} and f.status = 'limpo' and f.kind = 'pdf'`);
  return rows[0] ?? null;
}

async function findPictures({ coverImageId, previews }: WorkingCopy): Promise<Map<string, ImageRef>> {
  const ids = [...(coverImageId ? [coverImageId] : []), ...previews.map((page) => page.imageId)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(inArray(images.id, ids));
  return new Map(rows.map((image) => [image.id, image]));
}

async function listCategoryChoices(): Promise<CategoryChoice[]> {
  const { rows } = await db.execute<CategoryChoice>(sql`
    select id, parent_id as "parentId", name, commission_bps as "commissionBps" from categories order by position, id limit 500`);
  return rows;
}

/** Whether what is on sale has the very files being put together, in their order. */
async function hasLiveFiles(productId: number): Promise<boolean> {
  const { rows } = await db.execute<{ same: boolean }>(sql`
    select (select array_agg(f.id order by f.position, f.id) from product_files f where f.product_id = p.id and f.removed_at is null)
      is not distinct from
      (select array_agg(vf.file_id order by vf.position) from product_version_files vf where vf.version_id = p.current_version_id) as same
    from products p where p.id = ${productId}`);
  return rows[0]?.same ?? false;
}
