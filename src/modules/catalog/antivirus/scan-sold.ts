import { and, eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { productFiles } from "../tables.ts";
import type { Scanned } from "./rules.ts";
import { scanContent } from "./scan-content.ts";
import { endWaiting, saveWait } from "./waits.ts";
import { withholdInfected } from "./withhold-infected.ts";

/** Has a file looked at that may be sold already; what is infected is delivered no more. Answers what was said; null when there is none. */
export async function scanSold(fileId: string): Promise<Scanned["verdict"] | null> {
  const [file] = await db
    .select({ sha256: productFiles.sha256, storageKey: productFiles.storageKey, sizeBytes: productFiles.sizeBytes })
    .from(productFiles)
    .where(and(eq(productFiles.id, fileId), eq(productFiles.status, "limpo")));
  const scanned = file?.sha256 && file.storageKey ? await look(file.sha256, file.sizeBytes, file.storageKey) : null;
  await transact(async (tx) => {
    if (scanned?.verdict === "sem_resposta") await saveWait(tx, "produto", fileId, scanned.cause);
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
    log.error({ storageKey }, "a file to be scanned is not where it was kept");
    return null;
  }
}
