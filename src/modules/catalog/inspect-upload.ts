import { createReadStream } from "node:fs";
import { and, eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { inspectInChild } from "./inspect/inspect-in-child.ts";
import { type InspectedFile, inspectionMessages } from "./inspect/inspected-file.ts";
import { quarantineKey } from "./receive-file.ts";
import { filePreviewOf } from "./previews/rules.ts";
import { compareFileJob, makePreviewJob } from "./schema/jobs.ts";
import { productFiles } from "./tables.ts";
import { drawFirstThumbnails } from "./thumbnails.ts";

type Finding = Partial<typeof productFiles.$inferInsert>;

/** Sold bytes are named by their content, so the same file sent twice is kept once and no key is ever written over. */
export const soldKey = (sha256: string): string => `files/${sha256}`;

/** Decides whether a file in quarantine may be sold: `limpo` under its content's name, or `invalido` with what to do about it. */
export async function inspectUpload(fileId: string): Promise<void> {
  const [file] = await db.select().from(productFiles).where(eq(productFiles.id, fileId));
  if (file?.status !== "quarentena") return;
  const finding = await look(fileId, file.name);
  await transact(async (tx) => {
    const waiting = and(eq(productFiles.id, fileId), eq(productFiles.status, "quarentena"));
    await tx.update(productFiles).set(finding).where(waiting);
    if (finding.status === "limpo") {
      await enqueue(tx, compareFileJob, { fileId });
      if (filePreviewOf(finding.kind ?? null)) await enqueue(tx, makePreviewJob, { fileId });
    }
    return ok();
  });
  await storage().delete(quarantineKey(fileId));
  if (finding.sha256 && finding.kind === "pdf") await drawFirstThumbnails(finding.sha256, finding.pageCount ?? 0);
}

async function look(fileId: string, name: string): Promise<Finding> {
  const store = storage();
  try {
    return await withLocalCopy(store, quarantineKey(fileId), async (path) => {
      const found = await inspectInChild(path, name);
      if (!found.ok) return { status: "invalido", problem: inspectionMessages[found.reason] };
      await keepSold(path, found.value);
      return soldColumns(found.value);
    });
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    return { status: "invalido", problem: inspectionMessages.unreadable };
  }
}

/** Puts inspected bytes where sold files live. */
export async function keepSold(path: string, { sha256, sizeBytes, contentType }: InspectedFile): Promise<void> {
  const key = soldKey(sha256);
  if (await storage().head(key)) return;
  await storage().put(key, createReadStream(path), { contentType, sizeBytes });
}

/** The row of a file that may be sold. */
export function soldColumns({ kind, contentType, sizeBytes, sha256, pageCount }: InspectedFile) {
  return { status: "limpo" as const, kind, contentType, sizeBytes, sha256, pageCount, storageKey: soldKey(sha256) };
}
