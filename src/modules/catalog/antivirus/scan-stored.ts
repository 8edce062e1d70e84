import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import type { Scanned } from "./rules.ts";
import { scanContent } from "./scan-content.ts";
import { endWaiting, saveWait } from "./waits.ts";
import { withholdInfected } from "./withhold-infected.ts";

type StoredFile = { sha256: string | null; storageKey: string | null; sizeBytes: number };

/**
 * Has a stored file looked at again. Infected content is delivered no more, wherever it stands. Answers what was said; null when there is no
 * file to look at, or it is not where it was stored.
 */
export async function scanStored(
  place: Parameters<typeof saveWait>[1],
  fileId: string,
  file: StoredFile | undefined,
): Promise<Scanned["verdict"] | null> {
  const scanned = file?.sha256 && file.storageKey ? await look(file.sha256, file.sizeBytes, file.storageKey) : null;
  await transact(async (tx) => {
    if (scanned?.verdict === "sem_resposta") await saveWait(tx, place, fileId, scanned.cause);
    else await endWaiting(tx, fileId);
    if (scanned?.verdict === "infectado" && file?.sha256) await withholdInfected(tx, file.sha256, scanned.signature);
    return ok();
  });
  return scanned?.verdict ?? null;
}

async function look(sha256: string, sizeBytes: number, storageKey: string): Promise<Scanned | null> {
  try {
    return await scanContent(sha256, sizeBytes, async () => (await storage().open(storageKey)).stream);
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    log.error({ storageKey }, "a file to be scanned is not where it was stored");
    return null;
  }
}
