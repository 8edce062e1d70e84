import { and, eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { rescanOutdated } from "../../catalog/antivirus/rescan-outdated.ts";
import type { Scanned } from "../../catalog/antivirus/rules.ts";
import { scanContent } from "../../catalog/antivirus/scan-content.ts";
import { scanOlderIn } from "../../catalog/antivirus/scan-older.ts";
import { endWaiting, saveWait } from "../../catalog/antivirus/waits.ts";
import { withholdInfected } from "../../catalog/antivirus/withhold-infected.ts";
import { holdOutdatedAttachments, nextUnscanned } from "./queries/sent-files.ts";
import { messageFiles } from "./tables.ts";

/**
 * Has a file of a message looked at again. What is infected is taken away by nobody from then on, in this and in every other message with
 * the same content: who reads it asks what is known of it. Answers what was said; null when there is none.
 */
export async function scanAttachment(fileId: string): Promise<Scanned["verdict"] | null> {
  const [file] = await db
    .select({ sha256: messageFiles.sha256, storageKey: messageFiles.storageKey, sizeBytes: messageFiles.sizeBytes })
    .from(messageFiles)
    .where(and(eq(messageFiles.id, fileId), eq(messageFiles.status, "limpo")));
  const scanned = file?.sha256 && file.storageKey ? await look(file.sha256, file.sizeBytes, file.storageKey) : null;
  await transact(async (tx) => {
    if (scanned?.verdict === "sem_resposta") await saveWait(tx, "mensagem", fileId, scanned.cause);
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
    log.error({ storageKey }, "an attachment to be scanned is not where it was kept");
    return null;
  }
}

/** Those that came while there was no antivirus; answers how many were asked about. */
export const scanOlderAttachments = (): Promise<number> =>
  scanOlderIn({ place: "mensagem", next: nextUnscanned, scan: scanAttachment });

/** Those that were looked at with older signatures; answers how many were asked about. */
export const rescanAttachments = (): Promise<number> => rescanOutdated({ hold: holdOutdatedAttachments, scan: scanAttachment });
