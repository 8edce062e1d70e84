import { and, asc, eq, isNull, ne, notInArray, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { filePreviewSandbox } from "../inspect/limits.ts";
import { oldestFirst } from "./oldest-first.ts";
import { readSellingRights } from "../queries/sellable.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";
import { insertImage, storeImage } from "../store-image.ts";
import { productFiles, products } from "../tables.ts";
import { type DrawnPreview, previewMessages } from "./drawn-preview.ts";
import { previewPrograms } from "./preview-programs.ts";
import { filePreviewOf, storableFacts } from "./rules.ts";
import { filePreviews } from "./tables.ts";

/** Makes what shows a file before it is bought, once: what failed is kept as such. Safe to run again. */
export async function makePreview(fileId: string): Promise<void> {
  const [file] = await db
    .select({ kind: productFiles.kind, storageKey: productFiles.storageKey, storeId: products.storeId })
    .from(productFiles)
    .innerJoin(products, eq(products.id, productFiles.productId))
    .where(and(eq(productFiles.id, fileId), eq(productFiles.status, "limpo"), sql`${productFiles.previewedAt} is null`));
  if (!file) return;
  const kind = filePreviewOf(file.kind);
  const { name: storeName } = await readSellingRights(db, file.storeId);
  const drawn = kind && file.storageKey && file.kind ? await draw(file.storageKey, file.kind, storeName) : null;
  const made = drawn?.ok ? await storePreview(drawn.value) : null;
  await transact(async (tx) => {
    const tried = await tx
      .update(productFiles)
      .set({ previewedAt: sql`now()` })
      .where(and(eq(productFiles.id, fileId), sql`${productFiles.previewedAt} is null`))
      .returning({ id: productFiles.id });
    if (tried.length === 0 || !kind || !drawn) return ok();
    if (made) await insertImage(tx, file.storeId, made.image);
    await tx.insert(filePreviews).values({
      fileId,
      kind,
      imageId: made?.image.id ?? null,
      contentKey: made?.contentKey ?? null,
      contentType: made?.contentType ?? null,
      facts: drawn.ok ? storableFacts(drawn.value.facts) : {},
      problem: drawn.ok ? null : previewMessages[drawn.reason],
    });
    return ok();
  });
}

async function draw(storageKey: string, kind: string, storeName: string) {
  const programs = await previewPrograms();
  try {
    return await withLocalCopy(storage(), storageKey, (path) =>
      runInSandbox("drawPreview", [{ path, kind, storeName, ...programs }], filePreviewSandbox),
    );
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

async function storePreview({ image: picture, content }: DrawnPreview) {
  const image = await storeImage(picture);
  if (!content) return { image, contentKey: null, contentType: null };
  const { bytes, contentType } = content;
  const contentKey = `previews/${image.id}`;
  await storage().put(contentKey, bytes, { contentType, sizeBytes: bytes.length });
  return { image, contentKey, contentType };
}

/** Makes the preview of the oldest file that came before there were previews; answers how many it found. */
export const makeOlderPreview = oldestFirst(async (passed) => {
  const [oldest] = await db
    .select({ id: productFiles.id })
    .from(productFiles)
    .where(
      and(
        isNull(productFiles.previewedAt),
        eq(productFiles.status, "limpo"),
        ne(productFiles.kind, "pdf"),
        sql`${productFiles.createdAt} < now() - interval '10 minutes'`,
        notInArray(productFiles.id, passed),
      ),
    )
    .orderBy(asc(productFiles.createdAt))
    .limit(1);
  return oldest?.id;
}, makePreview);
