import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { findProductPage } from "../queries/product-page.ts";
import { productFiles } from "../tables.ts";
import { measureOlder } from "./measure-older.ts";

async function sold(sha256: string, bytes: Buffer | null) {
  const product = await createProduct((await createStore()).id);
  const storageKey = `files/${sha256}`;
  if (bytes) await storage().put(storageKey, bytes, { contentType: "application/pdf", sizeBytes: bytes.length });
  await db.update(productFiles).set({ sha256, storageKey }).where(eq(productFiles.id, product.fileId));
  return product;
}

async function sizesOf(slug: string) {
  const page = await findProductPage(slug);
  return page?.state === "publicado" ? page.files.map((file) => file.pageSizes) : null;
}

it("measures what was sold before pages were measured, the same bytes once, and never what cannot be read again", async () => {
  const bytes = await craftPdf(2, (document) => document.addPage([1191, 842]));
  const [first, same] = [await sold("a".repeat(64), bytes), await sold("a".repeat(64), null)];
  const lost = await sold("b".repeat(64), null);
  expect(await sizesOf(first.slug)).toEqual([null]);
  expect([await measureOlder(), await measureOlder(), await measureOlder()]).toEqual([1, 1, 0]);
  const measured = [
    { widthMm: 210, heightMm: 297, pages: 2 },
    { widthMm: 420, heightMm: 297, pages: 1 },
  ];
  expect([await sizesOf(first.slug), await sizesOf(same.slug), await sizesOf(lost.slug)]).toEqual([[measured], [measured], [[]]]);
});
