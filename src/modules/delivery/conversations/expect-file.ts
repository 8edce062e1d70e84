import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { cleanFileName } from "../../catalog/inspect/file-name.ts";
import { findThread } from "./find-thread.ts";
import { type FileRefusal, refusalOfFile } from "./rules.ts";
import { messageFiles } from "./tables.ts";

export type Announced = { orderId: string; storeId: number; name: string; sizeBytes: number };

const EXPECT_FILE = defineRow({
  loose: col.int`count(*) filter (where message_id is null)::int`,
  bytes: col.real`coalesce(sum(size_bytes), 0)::float8`,
});

/**
 * Takes a place and its bytes out of the sender's share of a conversation before the first byte is read. Files sent at the same
 * time wait for each other, so that they cannot pass the limit together.
 */
export function expectFile(viewer: Viewer, file: Announced): Promise<Outcome<string, FileRefusal | "not_found">> {
  return transact(async (tx): Promise<Outcome<string, FileRefusal | "not_found">> => {
    const thread = await findThread(tx, viewer, file.orderId, file.storeId);
    if (!thread) return refuse("not_found");
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`conversa:${viewer.userId}:${file.orderId}`}, 0))`);
    const rows = await readRows(
      tx,
      EXPECT_FILE,
      sql`select ${EXPECT_FILE}
      from message_files
      where order_id = ${file.orderId} and store_id = ${file.storeId} and uploader_id = ${viewer.userId}
        and status <> 'invalido'`,
    );
    const refusal = refusalOfFile(file.sizeBytes, rows[0] ?? { loose: 0, bytes: 0 });
    if (refusal) return refuse(refusal);
    const fileId = newId();
    await tx.insert(messageFiles).values({
      id: fileId,
      orderId: file.orderId,
      storeId: file.storeId,
      uploaderId: viewer.userId,
      name: cleanFileName(file.name),
      sizeBytes: file.sizeBytes,
    });
    return ok(fileId);
  });
}
