import { and, eq } from "drizzle-orm";
import { inspectPdf } from "../../catalog/inspect/inspect-pdf.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { FISCAL_FILE_TYPES, type FiscalFileKind, fiscalFileKind, MAX_FISCAL_FILE_BYTES } from "./rules.ts";
import type { FiscalFileRefusal } from "./schema.ts";
import { fiscalDocuments, fiscalFiles } from "./tables.ts";

/**
 * Stores the file of a fiscal document that its author marked as issued, for the buyer to download; it replaces one of the same kind.
 * Refuses a file whose bytes are neither a PDF nor an XML, one that is too large, and an order without a document issued by this author.
 */
export async function attachFile(
  storeId: number,
  orderId: string,
  bytes: Uint8Array,
): Promise<Outcome<{ kind: FiscalFileKind }, FiscalFileRefusal>> {
  if (bytes.length === 0 || bytes.length > MAX_FISCAL_FILE_BYTES) return refuse("too_large");
  const kind = fiscalFileKind(bytes);
  if (!kind || (kind === "pdf" && !(await inspectPdf(bytes)).ok)) return refuse("not_a_document");
  if (!(await hasIssued(storeId, orderId))) return refuse("not_issued");
  const storageKey = `notas/${newId()}`;
  await storage().put(storageKey, bytes, { contentType: FISCAL_FILE_TYPES[kind], sizeBytes: bytes.length });
  const saved = await save(storeId, orderId, { kind, storageKey, sizeBytes: bytes.length });
  const unused = saved.ok ? saved.value : storageKey;
  if (unused) await storage().delete(unused);
  return saved.ok ? ok({ kind }) : saved;
}

/** Whether this author marked a fiscal document of the order as issued; checked before a file is received. */
export async function hasIssued(storeId: number, orderId: string): Promise<boolean> {
  const mine = and(eq(fiscalDocuments.orderId, orderId), eq(fiscalDocuments.storeId, storeId));
  return (await db.select({ storeId: fiscalDocuments.storeId }).from(fiscalDocuments).where(mine)).length > 0;
}

type Saved = { kind: FiscalFileKind; storageKey: string; sizeBytes: number };

/** Returns the storage key of the file it replaced, or null. */
const save = (storeId: number, orderId: string, file: Saved): Promise<Outcome<string | null, FiscalFileRefusal>> =>
  transact(async (tx): Promise<Outcome<string | null, FiscalFileRefusal>> => {
    const mine = and(eq(fiscalDocuments.orderId, orderId), eq(fiscalDocuments.storeId, storeId));
    const [document] = await tx.select().from(fiscalDocuments).where(mine).for("update");
    if (!document) return refuse("not_issued");
    const before = and(eq(fiscalFiles.orderId, orderId), eq(fiscalFiles.storeId, storeId), eq(fiscalFiles.kind, file.kind));
    const [gone] = await tx.delete(fiscalFiles).where(before).returning({ storageKey: fiscalFiles.storageKey });
    await tx.insert(fiscalFiles).values({ orderId, storeId, ...file });
    return ok(gone?.storageKey ?? null);
  });
