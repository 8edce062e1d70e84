import { and, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { rescanOutdated } from "../../catalog/antivirus/rescan-outdated.ts";
import type { Scanned } from "../../catalog/antivirus/rules.ts";
import { scanOlderIn } from "../../catalog/antivirus/scan-older.ts";
import { scanStored } from "../../catalog/antivirus/scan-stored.ts";
import { holdOutdatedAttachments, nextUnscanned } from "./queries/sent-files.ts";
import { messageFiles } from "./tables.ts";

/**
 * Has a file of a message looked at again. From then on nobody downloads what is infected, in this and in every other message with the same
 * content: who reads it asks what is known of it. Answers what was said; null when there is none.
 */
export async function scanAttachment(fileId: string): Promise<Scanned["verdict"] | null> {
  const [file] = await db
    .select({ sha256: messageFiles.sha256, storageKey: messageFiles.storageKey, sizeBytes: messageFiles.sizeBytes })
    .from(messageFiles)
    .where(and(eq(messageFiles.id, fileId), eq(messageFiles.status, "limpo")));
  return scanStored("mensagem", fileId, file);
}

/** Those that came while there was no antivirus; answers how many were asked about. */
export const scanOlderAttachments = (): Promise<number> =>
  scanOlderIn({ place: "mensagem", next: nextUnscanned, scan: scanAttachment });

/** Those that were looked at with older signatures; answers how many were asked about. */
export const rescanAttachments = (): Promise<number> => rescanOutdated({ hold: holdOutdatedAttachments, scan: scanAttachment });
