import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { cutCodePoints } from "#kit/text.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { bundleItems } from "./bundles/tables.ts";
import { hasRoom, insertDraft, mayDraft } from "./create-draft.ts";
import { productLinks } from "./links/tables.ts";
import { lockOwnProduct, workingCopyOf } from "./own-product.ts";
import { filePreviews } from "./previews/tables.ts";
import { productFiles, products } from "./tables.ts";

const COPY = " (cópia)";
const LONGEST_TITLE = 120;

export type DuplicateReason = "not_found" | "store_closed" | "suspended" | "too_many_drafts";

/**
 * A new draft with what the author is making of this product: words, prices, cover, pictures, previews, what is in the bundle, and its clean
 * files and links, whose bytes are the same ones. Sales, reviews and address stay with the original.
 */
export function duplicateProduct(
  viewer: AuthorViewer,
  productId: number,
): Promise<Outcome<{ productId: number }, DuplicateReason>> {
  return transact(async (tx): Promise<Outcome<{ productId: number }, DuplicateReason>> => {
    const may = mayDraft(viewer);
    if (!may.ok) return may;
    const original = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!original) return refuse("not_found");
    await tx.execute(sql`select 1 from stores where id = ${viewer.storeId} for update`);
    if (!(await hasRoom(tx, viewer.storeId, 1))) return refuse("too_many_drafts");
    const { versionNote: _, tellsBuyers: __, ...copy } = await workingCopyOf(tx, original);
    const copyId = await insertDraft(tx, viewer.storeId);
    const fileOf = await copyFiles(tx, productId, copyId);
    const inside = await tx.select().from(bundleItems).where(eq(bundleItems.bundleId, productId));
    if (inside.length > 0) await tx.insert(bundleItems).values(inside.map((one) => ({ ...one, bundleId: copyId })));
    await tx
      .update(products)
      .set({
        draft: {
          ...copy,
          title: copy.title && cutCodePoints(copy.title, LONGEST_TITLE - COPY.length) + COPY,
          previews: copy.previews.flatMap((page) => {
            const fileId = fileOf.get(page.fileId);
            return fileId ? [{ ...page, fileId }] : [];
          }),
        },
      })
      .where(eq(products.id, copyId));
    return ok({ productId: copyId });
  });
}

/** The clean files of one product in another: what the copy's are called, by the original's ids. */
async function copyFiles(tx: Tx, from: number, to: number): Promise<Map<string, string>> {
  const files = await tx
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.productId, from), eq(productFiles.status, "limpo"), isNull(productFiles.removedAt)))
    .orderBy(asc(productFiles.position), asc(productFiles.id));
  const made = new Map<string, string>();
  for (const { id, createdAt: _, ...file } of files) {
    const [copy] = await tx
      .insert(productFiles)
      .values({ ...file, productId: to })
      .returning({ id: productFiles.id });
    if (!copy) continue;
    made.set(id, copy.id);
    const { address, host, words } = productLinks;
    const [link] = await tx.select({ address, host, words }).from(productLinks).where(eq(productLinks.fileId, id));
    if (link) await tx.insert(productLinks).values({ ...link, fileId: copy.id });
    const [preview] = await tx.select().from(filePreviews).where(eq(filePreviews.fileId, id));
    if (preview) await tx.insert(filePreviews).values({ ...preview, fileId: copy.id });
  }
  return made;
}
