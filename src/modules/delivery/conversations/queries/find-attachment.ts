import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { mayNow, type Viewer } from "#platform/session.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isContentInfected } from "../../../catalog/antivirus/verdicts.ts";
import { messageFiles } from "../tables.ts";

export type Attachment = { name: string; contentType: string; storageKey: string; orderId: string; isMine: boolean };

const ATTACHMENT = defineRow<Attachment>({
  name: col.text`name`,
  contentType: col.text`"contentType"`,
  storageKey: col.text`"storageKey"`,
  orderId: col.text`"orderId"`,
  isMine: col.bool`coalesce("isMine", false)`,
});

/**
 * An attachment of a message, to the two sides of its conversation and to admins; null to anybody else, before it was sent, and once something
 * was found in it.
 * `isMine` is false when only being an admin lets it be read.
 */
export async function findAttachment(viewer: Viewer, fileId: string): Promise<Attachment | null> {
  const rows = await readRows(
    db,
    ATTACHMENT,
    sql`select ${ATTACHMENT} from (
      select f.name, f.content_type as "contentType", f.storage_key as "storageKey", f.order_id as "orderId",
        o.user_id = ${viewer.userId} or f.store_id = ${viewer.storeId}::int as "isMine"
      from message_files f join orders o on o.id = f.order_id
      where f.id = ${fileId} and f.message_id is not null and f.status = 'limpo'
        and not ${isContentInfected(sql`f.sha256`)}) found
    where found."isMine" or ${mayNow(viewer, "act", "orders")}`,
  );
  const [found] = rows;
  return found ?? null;
}

/** How one's own files that wait to be sent are doing. */
export function listFileStates(userId: string, fileIds: string[]) {
  return db
    .select({ id: messageFiles.id, status: messageFiles.status, problem: messageFiles.problem })
    .from(messageFiles)
    .where(and(inArray(messageFiles.id, fileIds), eq(messageFiles.uploaderId, userId)))
    .limit(50);
}
