import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { and, eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import type { ScanCause } from "#kit/scan-causes.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { checkedBody } from "#platform/storage/checked-body.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { saveInfected } from "./antivirus/save-infected.ts";
import { infectedWords, type Scanned } from "./antivirus/rules.ts";
import { scanContent } from "./antivirus/scan-content.ts";
import { endWaiting, saveWait } from "./antivirus/waits.ts";
import { withholdInfected } from "./antivirus/withhold-infected.ts";
import { inspectInChild } from "./inspect/inspect-in-child.ts";
import { type InspectedFile, inspectionMessages } from "./inspect/inspected-file.ts";
import { lockAnyProduct } from "./own-product.ts";
import { quarantineKey } from "./receive-file.ts";
import { carryStamp } from "./replacing/carry-stamp.ts";
import { takePlace } from "./replacing/take-place.ts";
import { filePreviewOf } from "./previews/rules.ts";
import { compareFileJob, makePreviewJob } from "./schema/jobs.ts";
import { productFiles, products } from "./tables.ts";
import { drawFirstThumbnails } from "./thumbnails.ts";

type Finding = { columns: Partial<typeof productFiles.$inferInsert>; scanned?: Scanned };

/** Sold bytes are named by their content, so the same file sent twice is kept once and no key is ever written over. */
export const soldKey = (sha256: string): string => `files/${sha256}`;

/**
 * Decides whether a file in quarantine may be sold: `limpo` under its content's name, `invalido` with what to do about it, or `infectado`
 * by what the antivirus found. Where that says nothing the file stays in quarantine, to be asked about again.
 */
export async function inspectUpload(fileId: string): Promise<void> {
  const [file] = await db.select().from(productFiles).where(eq(productFiles.id, fileId));
  if (file?.status !== "quarentena") return;
  const { columns, scanned } = await look(fileId, file.name);
  if (scanned?.verdict === "sem_resposta") return waitForAntivirus(fileId, scanned.cause);
  const { replacesFileId: replaces } = file;
  const { storageKey, kind: cameAs = null, sizeBytes = 0 } = columns;
  const carried = replaces && storageKey ? await carryStamp(replaces, { kind: cameAs, sizeBytes, storageKey }) : null;
  await transact(async (tx) => {
    const product = carried && (await lockAnyProduct(tx, file.productId));
    const waiting = and(eq(productFiles.id, fileId), eq(productFiles.status, "quarentena"));
    const found = await tx.update(productFiles).set(columns).where(waiting).returning({ removedAt: productFiles.removedAt });
    await endWaiting(tx, fileId);
    if (found.length === 0) return ok();
    if (scanned?.verdict === "infectado") await recordInspected(tx, file, columns.sha256 ?? "", scanned.signature);
    if (columns.status === "limpo") {
      await enqueue(tx, compareFileJob, { fileId });
      if (filePreviewOf(columns.kind ?? null)) await enqueue(tx, makePreviewJob, { fileId });
      if (product && carried && replaces && !found[0]?.removedAt)
        await takePlace(tx, product, { fileId, replaces, pageCount: columns.pageCount ?? null, carried });
    }
    return ok();
  });
  await storage().delete(quarantineKey(fileId));
  const { status, sha256, kind, pageCount } = columns;
  if (status === "limpo" && sha256 && kind === "pdf") await drawFirstThumbnails(sha256, pageCount ?? 0);
}

async function waitForAntivirus(fileId: string, cause: ScanCause): Promise<void> {
  await transact(async (tx) => {
    const [file] = await tx.select().from(productFiles).where(eq(productFiles.id, fileId)).for("update");
    if (file?.status === "quarentena" && !file.removedAt) await saveWait(tx, "produto", fileId, cause);
    else await endWaiting(tx, fileId);
    return ok();
  });
}

/** The operator is left a note of it, and whatever was sold with the same content is sold no more. */
async function recordInspected(tx: Tx, file: typeof productFiles.$inferSelect, sha256: string, signature: string): Promise<void> {
  const [product] = await tx.select({ storeId: products.storeId }).from(products).where(eq(products.id, file.productId));
  if (!product) return;
  const of = { fileId: file.id, productId: file.productId, storeId: product.storeId, name: file.name };
  await saveInfected(tx, { ...of, place: "produto", sha256, signature, wasDelivered: false });
  await withholdInfected(tx, sha256, signature);
}

async function look(fileId: string, name: string): Promise<Finding> {
  const store = storage();
  try {
    return await withLocalCopy(store, quarantineKey(fileId), async (path) => {
      const found = await inspectInChild(path, name);
      if (!found.ok) return { columns: { status: "invalido", problem: inspectionMessages[found.reason] } };
      const { sha256, sizeBytes } = found.value;
      const scanned = await scanContent(sha256, sizeBytes, () => createReadStream(path));
      if (scanned.verdict === "infectado")
        return { columns: { status: "infectado", problem: infectedWords(scanned.signature), sha256 }, scanned };
      if (scanned.verdict === "sem_resposta") return { columns: {}, scanned };
      await storeInspected(path, found.value);
      return { columns: soldColumns(found.value), scanned };
    });
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    return { columns: { status: "invalido", problem: inspectionMessages.unreadable } };
  }
}

/** Puts inspected bytes where sold files live, and no others: they add up to their name. */
async function storeInspected(path: string, { sha256, sizeBytes, contentType }: InspectedFile): Promise<void> {
  const key = soldKey(sha256);
  if (await storage().head(key)) return;
  const body = pipeline(createReadStream(path), checkedBody(sha256), () => undefined);
  await storage().put(key, body, { contentType, sizeBytes });
}

/** The row of a file that may be sold. */
function soldColumns({ kind, contentType, sizeBytes, sha256, pageCount, pageSizes }: InspectedFile) {
  return { status: "limpo" as const, kind, contentType, sizeBytes, sha256, pageCount, pageSizes, storageKey: soldKey(sha256) };
}
