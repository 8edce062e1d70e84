import { createReadStream } from "node:fs";
import { and, eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { inspectInChild } from "../../catalog/inspect/inspect-in-child.ts";
import { inspectionMessages } from "../../catalog/inspect/inspected-file.ts";
import { waitingKey } from "./quarantine-file.ts";
import { messageFiles } from "./tables.ts";

type Finding = Partial<typeof messageFiles.$inferInsert>;

/** Decides whether a file in quarantine may go with a message: `limpo`, or `invalido` with what to do about it. Safe to run again. */
export async function inspectAttachment(fileId: string): Promise<void> {
  const [file] = await db.select().from(messageFiles).where(eq(messageFiles.id, fileId));
  if (file?.status !== "quarentena") return;
  const finding = await look(fileId, file.name);
  const saved = await transact(async (tx) => {
    const waiting = and(eq(messageFiles.id, fileId), eq(messageFiles.status, "quarentena"));
    return ok(await tx.update(messageFiles).set(finding).where(waiting).returning({ id: messageFiles.id }));
  });
  await storage().delete(waitingKey(fileId));
  if (saved.value.length === 0 && finding.storageKey) await storage().delete(finding.storageKey);
}

async function look(fileId: string, name: string): Promise<Finding> {
  const store = storage();
  try {
    return await withLocalCopy(store, waitingKey(fileId), async (path) => {
      const found = await inspectInChild(path, name);
      if (!found.ok) return { status: "invalido", problem: inspectionMessages[found.reason] };
      const { contentType, sizeBytes, sha256 } = found.value;
      const storageKey = `mensagens/${fileId}`;
      await store.put(storageKey, createReadStream(path), { contentType, sizeBytes });
      return { status: "limpo", contentType, sizeBytes, sha256, storageKey };
    });
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    return { status: "invalido", problem: inspectionMessages.unreadable };
  }
}
