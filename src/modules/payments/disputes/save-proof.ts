import { fileTypeFromBuffer } from "file-type";
import { safeFileName } from "#kit/file-name.ts";
import { newId } from "#kit/id.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { addEvidence } from "./add-evidence.ts";
import { MAX_PROOF_BYTES, type WordsRefusal } from "./schema.ts";

const TAKEN: readonly string[] = ["application/pdf", "image/png", "image/jpeg"];

/** Saves an author's file in the defence; its type is detected from its bytes, not its name. Refuses other types and sizes. */
export async function saveProof(storeId: number, orderId: string, file: File): Promise<Outcome<void, WordsRefusal>> {
  if (file.size === 0 || file.size > MAX_PROOF_BYTES) return refuse("too_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TAKEN.includes(type.mime)) return refuse("not_a_file");
  const storageKey = `provas/${newId()}`;
  await storage().put(storageKey, bytes, { contentType: type.mime, sizeBytes: bytes.length });
  const proof = { fileName: safeFileName(file.name, "prova"), contentType: type.mime, sizeBytes: bytes.length, storageKey };
  const saved = await addEvidence(storeId, orderId, proof);
  if (!saved.ok) await storage().delete(storageKey);
  return saved;
}
