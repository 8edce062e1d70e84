import { createHash } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { newId } from "#kit/id.ts";
import { readPageSizes } from "#modules/catalog/inspect/page-sizes.ts";
import type { PageSize } from "#modules/catalog/page-sizes/rules.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { renderCover } from "./market/covers.ts";
import { makeFile } from "./market/files.ts";
import type { MarketProduct } from "./market/market-types.ts";
import { MARKET_PRODUCTS } from "./market/products.ts";

export type MadeProduct = {
  slug: string;
  cover: { id: string; width: number; height: number };
  files: {
    name: string;
    format: string;
    contentType: string;
    sizeBytes: number;
    sha256: string;
    storageKey: string;
    pages: number | null;
    pageSizes: PageSize[] | null;
  }[];
};

/** Draws the cover and makes the files of one product, and puts them in the storage. */
async function makeProduct(product: MarketProduct): Promise<MadeProduct> {
  const id = newId();
  const { data, info } = await sharp(await renderCover(product))
    .webp({ quality: 88, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  await storage().put(`images/${id}`, data, { contentType: "image/webp", sizeBytes: data.length });
  const files = [];
  for (const spec of product.files) {
    const { name, bytes, contentType } = await makeFile(spec);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const storageKey = `files/${sha256}`;
    await storage().put(storageKey, bytes, { contentType, sizeBytes: bytes.length });
    files.push({
      name,
      format: spec.format,
      contentType,
      sizeBytes: bytes.length,
      sha256,
      storageKey,
      pages: spec.format === "PDF" ? spec.pages : null,
      pageSizes: spec.format === "PDF" ? readPageSizes(await PDFDocument.load(bytes)) : null,
    });
  }
  return { slug: product.slug, cover: { id, width: info.width, height: info.height }, files };
}

// A child of the seed: makes every `step`-th product and tells the parent of each one.
const [offset = 0, step = 1] = process.argv.slice(2).map(Number);
for (let index = offset; index < MARKET_PRODUCTS.length; index += step) {
  const product = MARKET_PRODUCTS[index];
  if (product) process.send?.(await makeProduct(product));
}
process.disconnect?.();
