import { and, asc, eq, isNull } from "drizzle-orm";
import type { Outcome } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { askScans } from "./antivirus/waits.ts";
import { saveDeclaration } from "./authorship/save-declaration.ts";
import { compareFilesOf } from "./duplicates/compare-file.ts";
import { type Published, publishProduct, type PublishReason } from "./publish-product.ts";
import { type DraftInput, type SaveReason, writeDraft } from "./save-draft.ts";
import { setCoverFromFile } from "./set-cover.ts";
import { workingCopyOf } from "./own-product.ts";
import { productFiles, products } from "./tables.ts";

/** Saves what is on the author's screen, keeps their word that the work is theirs and puts it on sale, all or nothing. A PDF without a cover gets its first page as one. */
export async function submitProduct(
  viewer: AuthorViewer,
  input: DraftInput & { declaresOpaque?: boolean | undefined },
): Promise<Outcome<Published, PublishReason | SaveReason>> {
  await makeMissingCover(viewer, input.productId);
  await askScans(input.productId);
  await compareFilesOf(viewer.storeId, input.productId);
  return transact(async (tx): Promise<Outcome<Published, PublishReason | SaveReason>> => {
    const saved = await writeDraft(tx, viewer.storeId, input);
    if (!saved.ok) return saved;
    await saveDeclaration(tx, {
      productId: input.productId,
      userId: viewer.userId,
      form: input.form,
      declaresOpaque: input.declaresOpaque === true,
    });
    return publishProduct(tx, { productId: input.productId, storeId: viewer.storeId, actor: viewer.userId });
  });
}

export async function makeMissingCover(viewer: AuthorViewer, productId: number): Promise<void> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.storeId, viewer.storeId)));
  if (!product || product.publishedAt || (await workingCopyOf(db, product)).coverImageId) return;
  const [pdf] = await db
    .select({ id: productFiles.id })
    .from(productFiles)
    .where(
      and(
        eq(productFiles.productId, productId),
        eq(productFiles.status, "limpo"),
        eq(productFiles.kind, "pdf"),
        isNull(productFiles.removedAt),
      ),
    )
    .orderBy(asc(productFiles.position))
    .limit(1);
  if (pdf) await setCoverFromFile(viewer, { productId, fileId: pdf.id });
}
