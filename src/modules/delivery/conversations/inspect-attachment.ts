import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { and, eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import type { ScanCause } from "#kit/scan-causes.ts";
import { db, transact } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { checkedBody } from "#platform/storage/checked-body.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { saveInfected } from "../../catalog/antivirus/save-infected.ts";
import { infectedWords, type Scanned } from "../../catalog/antivirus/rules.ts";
import { scanContent } from "../../catalog/antivirus/scan-content.ts";
import { claimWaiting, endWaiting, saveWait } from "../../catalog/antivirus/waits.ts";
import { withholdInfected } from "../../catalog/antivirus/withhold-infected.ts";
import { inspectInChild } from "../../catalog/inspect/inspect-in-child.ts";
import { inspectionMessages } from "../../catalog/inspect/inspected-file.ts";
import { waitingKey } from "./quarantine-file.ts";
import { scanAttachment } from "./scan-attachments.ts";
import { messageFiles } from "./tables.ts";

type Finding = { columns: Partial<typeof messageFiles.$inferInsert>; scanned?: Scanned };

const AT_ONCE = 5;

/** Decides whether a file in quarantine may go with a message: `limpo`, or `invalido` with what to do about it. Safe to run again. */
export async function inspectAttachment(fileId: string): Promise<void> {
  const [file] = await db.select().from(messageFiles).where(eq(messageFiles.id, fileId));
  if (file?.status !== "quarentena") return;
  const { columns, scanned } = await look(fileId, file.name);
  if (scanned?.verdict === "sem_resposta") return waitForAntivirus(fileId, scanned.cause);
  const saved = await transact(async (tx) => {
    const waiting = and(eq(messageFiles.id, fileId), eq(messageFiles.status, "quarentena"));
    await endWaiting(tx, fileId);
    const found = await tx.update(messageFiles).set(columns).where(waiting).returning({ id: messageFiles.id });
    if (found.length > 0 && scanned?.verdict === "infectado") {
      const of = { fileId, storeId: file.storeId, userId: file.uploaderId, name: file.name };
      const { sha256, signature } = { sha256: columns.sha256 ?? "", signature: scanned.signature };
      await saveInfected(tx, { ...of, place: "mensagem", sha256, signature, wasDelivered: false });
      await withholdInfected(tx, sha256, signature);
    }
    return ok(found);
  });
  await storage().delete(waitingKey(fileId));
  if (saved.value.length === 0 && columns.storageKey) await storage().delete(columns.storageKey);
}

/** Those whose turn to be asked about came again; answers how many. */
export async function scanWaitingAttachments(): Promise<number> {
  const fileIds = await claimWaiting("mensagem", AT_ONCE);
  await eachAlone(fileIds, async (fileId) => {
    const [file] = await db.select({ status: messageFiles.status }).from(messageFiles).where(eq(messageFiles.id, fileId));
    if (file?.status === "quarentena") return inspectAttachment(fileId);
    if (file?.status === "limpo") return void (await scanAttachment(fileId));
    await transact(async (tx) => ok(await endWaiting(tx, fileId)));
  });
  return fileIds.length;
}

async function waitForAntivirus(fileId: string, cause: ScanCause): Promise<void> {
  await transact(async (tx) => {
    const [file] = await tx.select().from(messageFiles).where(eq(messageFiles.id, fileId)).for("update");
    if (file?.status === "quarentena") await saveWait(tx, "mensagem", fileId, cause);
    else await endWaiting(tx, fileId);
    return ok();
  });
}

async function look(fileId: string, name: string): Promise<Finding> {
  const store = storage();
  try {
    return await withLocalCopy(store, waitingKey(fileId), async (path) => {
      const found = await inspectInChild(path, name);
      if (!found.ok) return { columns: { status: "invalido", problem: inspectionMessages[found.reason] } };
      const { contentType, sizeBytes, sha256 } = found.value;
      const scanned = await scanContent(sha256, sizeBytes, () => createReadStream(path));
      if (scanned.verdict === "sem_resposta") return { columns: {}, scanned };
      if (scanned.verdict === "infectado")
        return { columns: { status: "invalido", problem: infectedWords(scanned.signature), sha256 }, scanned };
      const storageKey = `mensagens/${fileId}`;
      const body = pipeline(createReadStream(path), checkedBody(sha256), () => undefined);
      await store.put(storageKey, body, { contentType, sizeBytes });
      return { columns: { status: "limpo", contentType, sizeBytes, sha256, storageKey }, scanned };
    });
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    return { columns: { status: "invalido", problem: inspectionMessages.unreadable } };
  }
}
