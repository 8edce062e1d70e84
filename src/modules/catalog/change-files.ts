import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cleanFileName } from "./inspect/file-name.ts";
import { cleanLinkTitle, LINK_KIND } from "./links/rules.ts";
import { changeWorkingCopy, lockOwnProduct, type ProductRecord, workingCopyOf } from "./own-product.ts";
import { quarantineKey } from "./receive-file.ts";
import { isEditable } from "./rules/product-status.ts";
import { productFiles, productVersionFiles } from "./tables.ts";

export type FileReason = "not_found" | "not_editable" | "file_sold";
type OfFile = { productId: number; fileId: string };
type FileRecord = typeof productFiles.$inferSelect;

/** Gives a file another name, its extension kept. What was sold keeps the name it was sold by. */
export function renameFile(viewer: AuthorViewer, input: OfFile & { name: string }): Promise<Outcome<void, FileReason>> {
  return transact(async (tx) => {
    const found = await lockFile(tx, viewer.storeId, input);
    if (!found.ok) return found;
    const { file } = found.value;
    if (await isSold(tx, file.id)) return refuse("file_sold");
    const extension = file.kind === LINK_KIND ? "" : (/\.[a-z0-9]{1,8}$/i.exec(file.name)?.[0] ?? "");
    const stem = input.name.toLowerCase().endsWith(extension.toLowerCase())
      ? input.name.slice(0, -extension.length || undefined)
      : input.name;
    await tx
      .update(productFiles)
      .set({ name: file.kind === LINK_KIND ? cleanLinkTitle(input.name) : cleanFileName(stem + extension) })
      .where(eq(productFiles.id, file.id));
    return ok();
  });
}

/** Takes a file out of the product. Whoever bought a version that has it keeps it. */
export async function removeFile(viewer: AuthorViewer, input: OfFile): Promise<Outcome<void, FileReason>> {
  const answer = await transact(async (tx): Promise<Outcome<FileRecord, FileReason>> => {
    const found = await lockFile(tx, viewer.storeId, input);
    if (!found.ok) return found;
    const { file, product } = found.value;
    const copy = await workingCopyOf(tx, product);
    if (copy.previews.some((page) => page.fileId === file.id))
      await changeWorkingCopy(tx, product, { previews: copy.previews.filter((page) => page.fileId !== file.id) });
    await tx
      .update(productFiles)
      .set({ removedAt: sql`now()` })
      .where(eq(productFiles.id, file.id));
    return ok(file);
  });
  if (!answer.ok) return answer;
  if (answer.value.status !== "limpo") await storage().delete(quarantineKey(input.fileId));
  return ok();
}

/** Puts the files in this order; ids that are not of the product mean nothing. */
export function orderFiles(
  viewer: AuthorViewer,
  input: { productId: number; fileIds: string[] },
): Promise<Outcome<void, FileReason>> {
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, viewer.storeId, input.productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    await tx.execute(sql`
      update product_files f set position = wanted.position
      from unnest(${sql.param(input.fileIds)}::uuid[]) with ordinality as wanted (id, position)
      where f.id = wanted.id and f.product_id = ${product.id}`);
    return ok();
  });
}

async function lockFile(
  tx: Tx,
  storeId: number,
  { productId, fileId }: OfFile,
): Promise<Outcome<{ file: FileRecord; product: ProductRecord }, FileReason>> {
  const product = await lockOwnProduct(tx, storeId, productId);
  if (!product) return refuse("not_found");
  if (!isEditable(product.status)) return refuse("not_editable");
  const [file] = await tx
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.id, fileId), eq(productFiles.productId, productId), isNull(productFiles.removedAt)))
    .for("update");
  return file ? ok({ file, product }) : refuse("not_found");
}

async function isSold(tx: Tx, fileId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: productVersionFiles.fileId })
    .from(productVersionFiles)
    .where(eq(productVersionFiles.fileId, fileId))
    .limit(1);
  return rows.length > 0;
}
