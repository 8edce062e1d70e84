import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok } from "#kit/outcome.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { drawPreviews } from "#modules/catalog/render/draw-previews.ts";
import { images, productPreviews } from "#modules/catalog/tables.ts";
import { db, pool, transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

type Missing = { productId: number; storeId: number; storeName: string; fileId: string; storageKey: string; pageCount: number };

const MISSING = defineRow<Missing>({
  productId: col.int`p.id`,
  storeId: col.int`p.store_id`,
  storeName: col.text`s.name`,
  fileId: col.text`f.id`,
  storageKey: col.text`f.storage_key`,
  pageCount: col.int`f.page_count`,
});

/** Products of the market whose PDF has no sample pages yet, the most sold first. */
async function listMissing(): Promise<Missing[]> {
  const rows = await readRows(
    db,
    MISSING,
    sql`select distinct on (st.sales, p.id) ${MISSING}
    from products p join stores s on s.id = p.store_id join product_stats st on st.product_id = p.id
    join product_files f on f.product_id = p.id and f.kind = 'pdf' and f.status = 'limpo' and f.page_count > 3
    where p.status = 'publicado' and not exists (select 1 from product_previews v where v.product_id = p.id)
    order by st.sales desc, p.id, f.position`,
  );
  return rows;
}

async function drawSample({ productId, storeId, storeName, fileId, storageKey }: Missing): Promise<void> {
  const drawn = await withLocalCopy(storage(), storageKey, (path) => drawPreviews(path, [2, 3, 4], storeName));
  if (!drawn.ok) return;
  const pages = drawn.value.map((page, position) => ({ ...page, position, imageId: newId() }));
  for (const { imageId, bytes } of pages)
    await storage().put(`images/${imageId}`, bytes, { contentType: "image/webp", sizeBytes: bytes.length });
  await transact(async (tx) => {
    await tx
      .insert(images)
      .values(
        pages.map(({ imageId, widthPx, heightPx }) => ({ id: imageId, ownerStoreId: storeId, width: widthPx, height: heightPx })),
      );
    await tx
      .insert(productPreviews)
      .values(pages.map(({ imageId, pageNumber, position }) => ({ productId, fileId, pageNumber, imageId, position })));
    await indexProduct(tx, productId);
    await invalidate(tx, `product:${productId}`);
    return ok();
  });
}

// Runs behind the open market, a product at a time; a start cut short goes on at the next.
for (const missing of await listMissing()) await drawSample(missing);
await pool.end();
