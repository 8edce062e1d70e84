import { createReadStream } from "node:fs";
import { and, eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { inspectAttachmentJob } from "./schema.ts";
import { messageFiles } from "./tables.ts";

/** Where an attachment waits to be looked at. Nothing here is ever served. */
export const waitingKey = (fileId: string): string => `quarantine/mensagem-${fileId}`;

/** All bytes came: they go to quarantine and somebody is asked to look. */
export async function quarantineFile(fileId: string, path: string, sizeBytes: number): Promise<void> {
  await storage().put(waitingKey(fileId), createReadStream(path), { contentType: "application/octet-stream", sizeBytes });
  await transact(async (tx) => {
    const rows = await tx
      .update(messageFiles)
      .set({ status: "quarentena" })
      .where(and(eq(messageFiles.id, fileId), eq(messageFiles.status, "enviando")))
      .returning({ id: messageFiles.id });
    if (rows.length > 0) await enqueue(tx, inspectAttachmentJob, { fileId });
    return ok();
  });
}

/** The sending ended half-way: its place in the conversation is free again. */
export async function forgetFile(fileId: string): Promise<void> {
  await transact(async (tx) => {
    await tx.delete(messageFiles).where(and(eq(messageFiles.id, fileId), eq(messageFiles.status, "enviando")));
    return ok();
  });
}
