import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { ok, type Ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { cleanFileName } from "./inspect/file-name.ts";
import { uploadLimits } from "./inspect/limits.ts";
import type { UploadReason } from "./messages.ts";
import { lockOwnProduct, workingCopyOf } from "./own-product.ts";
import type { License } from "./rules/licenses.ts";
import { isEditable } from "./rules/product-status.ts";
import { inspectUploadJob } from "./schema/jobs.ts";
import { productFiles } from "./tables.ts";

/**
 * `licenses`: what it goes with where that is known; else what the file of the same name goes with. `replaces`: the file whose place it
 * takes once it was looked at.
 */
export type ExpectedFile = {
  fileId: string;
  productId: number;
  storeId: number;
  filename: string;
  sizeBytes: number;
  licenses?: License[] | null;
  replaces?: string | undefined;
};

/** Where the bytes of a file wait to be looked at. Nothing here is ever served. */
export const quarantineKey = (fileId: string): string => `quarantine/${fileId}`;

const EXPECT_FILE = defineRow({
  files: col.int`count(*)::int`,
  bytes: col.int`coalesce(sum(size_bytes), 0)::bigint`,
  last: col.int`coalesce(max(position), 0)::int`,
});

/**
 * Takes a place and its bytes out of the product's quota before the first byte comes. The product is held meanwhile, so files
 * sent at the same time cannot pass the limit together.
 */
export function expectFile(file: ExpectedFile): Promise<Outcome<void, UploadReason | "not_found">> {
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, file.storeId, file.productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    if (file.sizeBytes > uploadLimits.fileBytes) return refuse("file_too_large");
    const rows = await readRows(
      tx,
      EXPECT_FILE,
      sql`select ${EXPECT_FILE}
      from product_files where product_id = ${product.id} and removed_at is null`,
    );
    const taken = rows[0] ?? { files: 0, bytes: 0, last: 0 };
    const { isFree } = await workingCopyOf(tx, product);
    const former = file.replaces ? await findReplaced(tx, product.id, file.replaces) : null;
    const room = isFree ? uploadLimits.freeProductBytes : uploadLimits.productBytes;
    if (taken.files - (former ? 1 : 0) >= uploadLimits.filesPerProduct) return refuse("too_many_files");
    if (taken.bytes - (former?.sizeBytes ?? 0) + file.sizeBytes > room) return refuse("product_full");
    const name = cleanFileName(file.filename);
    await tx.insert(productFiles).values({
      id: file.fileId,
      productId: product.id,
      name,
      licenses: former ? former.licenses : await licensesOf(tx, product.id, name, file.licenses),
      sizeBytes: file.sizeBytes,
      position: former?.position ?? taken.last + 1,
      replacesFileId: former?.id ?? null,
    });
    return ok();
  });
}

/** The file that another is sent for, whose room counts as free; null when it left, or when one is on its way in its place already. */
async function findReplaced(tx: Tx, productId: number, fileId: string) {
  const [former] = await tx
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.id, fileId), eq(productFiles.productId, productId), isNull(productFiles.removedAt)));
  if (!former) return null;
  const coming = and(eq(productFiles.replacesFileId, fileId), isNull(productFiles.removedAt));
  const [other] = await tx.select({ id: productFiles.id }).from(productFiles).where(coming).limit(1);
  return other ? null : former;
}

/** A file of the same name as another goes with the same licences, so that a correction is not opened to who did not buy it. */
async function licensesOf(
  tx: Tx,
  productId: number,
  name: string,
  known: License[] | null | undefined,
): Promise<License[] | null> {
  if (known !== undefined) return known;
  const [namesake] = await tx
    .select({ licenses: productFiles.licenses })
    .from(productFiles)
    .where(and(eq(productFiles.productId, productId), sql`lower(${productFiles.name}) = lower(${name})`))
    .orderBy(desc(productFiles.createdAt))
    .limit(1);
  return namesake?.licenses ?? null;
}

/** All bytes came: they go to quarantine and somebody is asked to look. Safe to run again. A file removed meanwhile is dropped. */
export async function quarantineFile(fileId: string, path: string): Promise<void> {
  const { size: sizeBytes } = await stat(path);
  await storage().put(quarantineKey(fileId), createReadStream(path), { contentType: "application/octet-stream", sizeBytes });
  await askToLook(fileId, sizeBytes);
}

/** The bytes are in quarantine: somebody is asked to look at them. Safe to run again. Those of a file removed meanwhile are dropped. */
export async function askToLook(fileId: string, sizeBytes: number): Promise<void> {
  const saved = await transact(async (tx): Promise<Ok<boolean>> => {
    const rows = await tx
      .update(productFiles)
      .set({ status: "quarentena", sizeBytes })
      .where(and(eq(productFiles.id, fileId), eq(productFiles.status, "enviando")))
      .returning({ id: productFiles.id });
    if (rows.length > 0) await enqueue(tx, inspectUploadJob, { fileId });
    return ok(rows.length > 0);
  });
  if (!saved.value) await dropUnlessWaiting(fileId);
}

async function dropUnlessWaiting(fileId: string): Promise<void> {
  const answer = await transact(async (tx) =>
    ok(await tx.select({ status: productFiles.status }).from(productFiles).where(eq(productFiles.id, fileId))),
  );
  if (answer.value[0]?.status !== "quarentena") await storage().delete(quarantineKey(fileId));
}

/** The sending was given up: its place in the quota is free again, and so is the room of bytes that nobody will look at. */
export async function forgetFile(fileId: string): Promise<void> {
  await transact(async (tx) => {
    await tx.delete(productFiles).where(and(eq(productFiles.id, fileId), eq(productFiles.status, "enviando")));
    return ok();
  });
  await dropUnlessWaiting(fileId);
}
