import { and, eq, inArray, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { uploadLimits } from "./inspect/limits.ts";
import { undrawableSentence } from "./messages.ts";
import { changeWorkingCopy, lockOwnProduct, workingCopyOf } from "./own-product.ts";
import { filePreviews } from "./previews/tables.ts";
import { readSellingRights } from "./queries/sellable.ts";
import { renderPreviews } from "./render/render-pages.ts";
import { isEditable } from "./rules/product-status.ts";
import type { ChosenPage, PreviewPage } from "./schema/product-form.ts";
import type { ImageRef } from "./schema/product-card.ts";
import { insertImage, storeImage } from "./store-image.ts";
import { productFiles } from "./tables.ts";
import { isKnownUndrawable } from "./thumbnails.ts";

export type PreviewReason = "not_found" | "not_editable" | "too_many_previews" | "page_missing" | "page_undrawable";
type Input = { productId: number; pages: ChosenPage[] };
type Pdf = { id: string; storageKey: string | null; sha256: string | null; pageCount: number | null };
type DrawnPreview = ChosenPage & { image: ImageRef; isBlank: boolean };

const sameAs = (page: ChosenPage) => (other: ChosenPage) => other.fileId === page.fileId && other.pageNumber === page.pageNumber;

/**
 * Shows these pages, in this order, before the sale: marked with the store's name and low in resolution. Pages drawn before are
 * not drawn again; of a file that is no PDF, page 1 is the preview that was made of it. At most 10. Answers the pages just drawn that came out blank.
 */
export async function choosePreviews(
  viewer: Pick<AuthorViewer, "storeId">,
  input: Input,
): Promise<Outcome<{ blankPages: number[] }, PreviewReason>> {
  const pages = input.pages.filter((page, index) => input.pages.findIndex(sameAs(page)) === index);
  if (pages.length > uploadLimits.previewPages) return refuse("too_many_previews");
  const before = await transact((tx) => look(tx, viewer.storeId, input.productId, pages));
  if (!before.ok) return before;
  const { known, pdfs, storeName } = before.value;
  const missing = pages.filter((page) => !known.some(sameAs(page)));
  const drawn = await draw(pdfs, missing, storeName);
  if (!drawn.ok) return drawn;
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, viewer.storeId, input.productId);
    if (!product) return refuse("not_found");
    for (const { image } of drawn.value) await insertImage(tx, viewer.storeId, image);
    const all: PreviewPage[] = [
      ...known,
      ...drawn.value.map(({ fileId, pageNumber, image }) => ({ fileId, pageNumber, imageId: image.id })),
    ];
    await changeWorkingCopy(tx, product, { previews: pages.flatMap((page) => all.find(sameAs(page)) ?? []) });
    return ok({ blankPages: drawn.value.filter((page) => page.isBlank).map((page) => page.pageNumber) });
  });
}

async function look(
  tx: Tx,
  storeId: number,
  productId: number,
  pages: ChosenPage[],
): Promise<Outcome<{ known: PreviewPage[]; pdfs: Pdf[]; storeName: string }, PreviewReason>> {
  const product = await lockOwnProduct(tx, storeId, productId);
  if (!product) return refuse("not_found");
  if (!isEditable(product.status)) return refuse("not_editable");
  const fileIds = [...new Set(pages.map((page) => page.fileId))];
  const files = await tx
    .select({
      id: productFiles.id,
      kind: productFiles.kind,
      storageKey: productFiles.storageKey,
      sha256: productFiles.sha256,
      pageCount: productFiles.pageCount,
      imageId: filePreviews.imageId,
    })
    .from(productFiles)
    .leftJoin(filePreviews, eq(filePreviews.fileId, productFiles.id))
    .where(
      and(
        inArray(productFiles.id, fileIds),
        eq(productFiles.productId, productId),
        eq(productFiles.status, "limpo"),
        isNull(productFiles.removedAt),
      ),
    );
  const pdfs = files.filter((file) => file.kind === "pdf");
  const made = files.flatMap(({ id, imageId }): PreviewPage[] => (imageId ? [{ fileId: id, pageNumber: 1, imageId }] : []));
  const pageCountOf = new Map(pdfs.map((pdf) => [pdf.id, pdf.pageCount ?? 0]));
  const isThere = (page: ChosenPage) => page.pageNumber <= (pageCountOf.get(page.fileId) ?? 0) || made.some(sameAs(page));
  if (!pages.every(isThere)) return refuse("page_missing");
  const { name: storeName } = await readSellingRights(tx, storeId);
  const drawn = (await workingCopyOf(tx, product)).previews.filter((page) => pageCountOf.has(page.fileId));
  return ok({ known: [...drawn, ...made], pdfs, storeName });
}

/** What a page cannot be drawn for is in the file: refused by its number, never a fault of ours. */
async function draw(pdfs: Pdf[], pages: ChosenPage[], storeName: string): Promise<Outcome<DrawnPreview[], "page_undrawable">> {
  const all: DrawnPreview[] = [];
  for (const { id: fileId, storageKey, sha256 } of pdfs) {
    const numbers = pages.filter((page) => page.fileId === fileId).map((page) => page.pageNumber);
    if (numbers.length === 0 || !storageKey) continue;
    const known = await Promise.all(numbers.map(async (page) => sha256 !== null && (await isKnownUndrawable(sha256, page))));
    const hopeless = numbers.filter((_, index) => known[index]);
    if (hopeless.length > 0) return refuse("page_undrawable", { fields: { paginas: undrawableSentence(hopeless) } });
    const drawn = await withLocalCopy(storage(), storageKey, (path) => renderPreviews(path, numbers, storeName));
    const failed = numbers.filter((number) => !drawn.ok || !drawn.value.some((page) => page.pageNumber === number));
    if (!drawn.ok || failed.length > 0) return refuse("page_undrawable", { fields: { paginas: undrawableSentence(failed) } });
    for (const { pageNumber, isBlank, ...page } of drawn.value)
      all.push({ fileId, pageNumber, isBlank, image: await storeImage(page) });
  }
  return ok(all);
}
