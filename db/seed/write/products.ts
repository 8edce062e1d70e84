import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { bundleItems, productVersionContents } from "#modules/catalog/bundles/tables.ts";
import { images, productFiles, products, productStats, productVersionFiles, productVersions } from "#modules/catalog/tables.ts";
import type { Tx } from "#platform/db.ts";
import type { MadeProduct } from "../make-products.ts";
import { MARKET_PRODUCTS } from "../market/products.ts";
import type { Progress } from "./progress.ts";

const MAKER = fileURLToPath(new URL("../make-products.ts", import.meta.url));

/** Makes every cover and file, on all cores, before any row is written. */
export async function makeProducts(progress: Progress): Promise<Map<string, MadeProduct>> {
  const made = new Map<string, MadeProduct>();
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  await Promise.all(
    Array.from(
      { length: workers },
      (_, offset) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(MAKER, [String(offset), String(workers)], { execArgv: ["--import", "tsx"] });
          child.on("message", (product: MadeProduct) => {
            made.set(product.slug, product);
            progress("capas e arquivos", made.size, MARKET_PRODUCTS.length);
          });
          child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${MAKER} ended with ${code}`))));
        }),
    ),
  );
  return made;
}

export type WrittenProduct = {
  id: number;
  slug: string;
  title: string;
  versionId: string;
  fileIds: string[];
  storeId: number;
  priceCents: number;
  license: string;
  publishedAt: Date;
  appeal: number;
  isBundle: boolean;
};

/** Writes each product as published, with one version of its files. Search rows come after the sales are counted. */
export async function writeInventedProducts(
  tx: Tx,
  made: Map<string, MadeProduct>,
  categoryIds: Map<string, number>,
  storeIds: Map<string, number>,
  now: Date,
): Promise<WrittenProduct[]> {
  const written: WrittenProduct[] = [];
  for (const product of MARKET_PRODUCTS) {
    const material = made.get(product.slug);
    const storeId = storeIds.get(product.store);
    const categoryId = categoryIds.get(product.category);
    if (!material || !storeId || !categoryId) throw new Error(`${product.slug} lacks its files, store or category`);
    const publishedAt = new Date(now.getTime() - product.ageDays * 86_400_000);
    await tx.insert(images).values({ ...material.cover, ownerStoreId: storeId });
    const [row] = await tx
      .insert(products)
      .values({
        storeId,
        categoryId,
        slug: product.slug,
        title: product.title,
        promise: product.promise,
        kind: product.kind,
        description: product.description,
        priceCents: product.priceCents,
        isFree: product.priceCents === 0,
        license: product.license,
        paper: product.paper,
        coverImageId: material.cover.id,
        formats: product.formats.map((format) => format.toLowerCase()),
        tags: product.tags,
        pageCount: product.pages || null,
        sizeBytes: material.files.reduce((sum, file) => sum + file.sizeBytes, 0),
        createdAt: publishedAt,
        updatedAt: publishedAt,
      })
      .returning({ id: products.id });
    if (!row) throw new Error(`${product.slug} was not written`);
    const versionId = newId();
    const files = material.files.map((file, position) => ({
      id: newId(),
      productId: row.id,
      name: file.name,
      position,
      status: "limpo" as const,
      kind: file.format.toLowerCase(),
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      storageKey: file.storageKey,
      pageCount: file.pages,
      pageSizes: file.pageSizes,
      createdAt: publishedAt,
    }));
    await tx.insert(productFiles).values(files);
    await tx.insert(productVersions).values({ id: versionId, productId: row.id, number: 1, createdAt: publishedAt });
    await tx.insert(productVersionFiles).values(files.map((file, position) => ({ versionId, fileId: file.id, position })));
    await tx.insert(productStats).values({ productId: row.id });
    await tx
      .update(products)
      .set({ status: "publicado", currentVersionId: versionId, publishedAt })
      .where(sql`id = ${row.id}`);
    written.push({
      id: row.id,
      slug: product.slug,
      title: product.title,
      versionId,
      fileIds: files.map((file) => file.id),
      storeId,
      priceCents: product.priceCents,
      license: product.license,
      publishedAt,
      appeal: product.appeal,
      isBundle: product.contents.length > 0,
    });
  }
  await fillBundles(tx, new Map(written.map((product) => [product.slug, product])));
  return written;
}

async function fillBundles(tx: Tx, bySlug: Map<string, WrittenProduct>): Promise<void> {
  for (const { slug, contents } of MARKET_PRODUCTS) {
    const bundle = bySlug.get(slug);
    for (const [position, content] of contents.entries()) {
      const productId = bySlug.get(content)?.id;
      if (!bundle || !productId) throw new Error(`${slug} holds ${content}, which is not there`);
      await tx.insert(bundleItems).values({ bundleId: bundle.id, productId, position });
      await tx.insert(productVersionContents).values({ versionId: bundle.versionId, productId, position });
    }
  }
}

/** Makes every product findable, with the sales it has by now. */
export async function indexSeededProducts(tx: Tx, products: WrittenProduct[], now: Date): Promise<void> {
  for (const product of products) await indexProduct(tx, product.id, now);
}
