import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { waitingKey } from "./quarantine-file.ts";
import { messageFiles } from "./tables.ts";
import { messageLimits } from "./rules.ts";

const AT_ONCE = 200;

/** Takes back a file that went with no message. Refuses somebody else's, and one already sent. */
export async function dropFile(userId: string, fileId: string): Promise<Outcome<void, "not_found">> {
  const dropped = await transact(async (tx): Promise<Outcome<{ storageKey: string | null }, "not_found">> => {
    const [file] = await tx
      .delete(messageFiles)
      .where(and(eq(messageFiles.id, fileId), eq(messageFiles.uploaderId, userId), isNull(messageFiles.messageId)))
      .returning({ storageKey: messageFiles.storageKey });
    return file ? ok(file) : refuse("not_found");
  });
  if (!dropped.ok) return dropped;
  await removeBytes(fileId, dropped.value.storageKey);
  return ok();
}

/** Removes what was sent a day ago and went with no message. */
export async function sweepLooseFiles(): Promise<number> {
  const old = lt(messageFiles.createdAt, sql`now() - make_interval(hours => ${messageLimits.looseHours})`);
  const gone = await transact(async (tx) => {
    const some = tx
      .select({ id: messageFiles.id })
      .from(messageFiles)
      .where(and(isNull(messageFiles.messageId), old))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const { id, storageKey } = messageFiles;
    return ok(
      await tx
        .delete(messageFiles)
        .where(sql`${id} in ${some}`)
        .returning({ id, storageKey }),
    );
  });
  for (const file of gone.value) await removeBytes(file.id, file.storageKey);
  return gone.value.length;
}

async function removeBytes(fileId: string, storageKey: string | null): Promise<void> {
  await storage().delete(waitingKey(fileId));
  if (storageKey) await storage().delete(storageKey);
}
