import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { spokenName } from "#kit/person-name.ts";
import { announce } from "#platform/bus.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { notify } from "../../notifications/notify.ts";
import { findThread, type Thread } from "./find-thread.ts";
import { otherSide } from "./rules.ts";
import { newMessageEmail, type SendRefusal } from "./schema.ts";
import { messageFiles, orderMessages } from "./tables.ts";

export type Written = { orderId: string; storeId: number; requestKey: string; text: string; fileIds: string[] };

/** Lines that come right after others nobody opened yet are told in one email. */
const BURST_MINUTES = 10;

/**
 * Writes to the other side of an order, with files of one's own that already passed the checks. The same `requestKey` is the same
 * message. The other side gets an email, unless it has one of minutes ago still to open. Refuses nothing at all, and files that
 * are not ready, not one's own or already sent.
 */
export async function sendMessage(viewer: Viewer, written: Written): Promise<Outcome<void, SendRefusal>> {
  return transact(async (tx): Promise<Outcome<void, SendRefusal>> => {
    const thread = await findThread(tx, viewer, written.orderId, written.storeId);
    if (!thread) return refuse("not_found");
    const fileIds = [...new Set(written.fileIds)];
    if (written.text === "" && fileIds.length === 0) return refuse("empty");
    const isBurst = await hasNeverDownloaded(tx, thread);
    const messageId = newId();
    const [message] = await tx
      .insert(orderMessages)
      .values({
        id: messageId,
        orderId: thread.orderId,
        storeId: thread.storeId,
        sender: thread.side,
        senderId: viewer.userId,
        body: written.text,
        requestKey: written.requestKey,
      })
      .onConflictDoNothing()
      .returning({ id: orderMessages.id });
    if (!message) return ok();
    const files = await attach(tx, viewer.userId, thread, messageId, fileIds);
    if (files.length !== fileIds.length) return refuse("files_not_ready");
    if (!isBurst) await notifyReader(tx, thread, messageId, written.text, files);
    await announce(tx, "order", thread.orderId);
    return ok();
  });
}

async function hasNeverDownloaded(tx: Tx, thread: Thread): Promise<boolean> {
  const recent = gt(orderMessages.createdAt, sql`now() - make_interval(mins => ${BURST_MINUTES})`);
  const ofThread = and(eq(orderMessages.orderId, thread.orderId), eq(orderMessages.storeId, thread.storeId));
  return (
    (await tx.$count(orderMessages, and(ofThread, eq(orderMessages.sender, thread.side), isNull(orderMessages.readAt), recent))) >
    0
  );
}

async function attach(tx: Tx, userId: string, thread: Thread, messageId: string, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await tx
    .update(messageFiles)
    .set({ messageId })
    .where(
      and(
        inArray(messageFiles.id, fileIds),
        eq(messageFiles.uploaderId, userId),
        eq(messageFiles.orderId, thread.orderId),
        eq(messageFiles.storeId, thread.storeId),
        eq(messageFiles.status, "limpo"),
        isNull(messageFiles.messageId),
      ),
    )
    .returning({ name: messageFiles.name });
  return rows.map((row) => row.name);
}

async function notifyReader(tx: Tx, thread: Thread, ref: string, text: string, files: string[]): Promise<void> {
  const isToAuthor = thread.side === "comprador";
  const { orderId, orderNumber, authorName } = thread;
  const emailMessage = {
    kind: newMessageEmail,
    to: isToAuthor ? thread.ownerEmail : thread.buyerEmail,
    payload: {
      orderId,
      orderNumber,
      to: otherSide(thread.side),
      greetedName: spokenName(isToAuthor ? authorName : thread.buyerName),
      senderName: isToAuthor ? spokenName(thread.buyerName) || "Quem comprou" : authorName,
      text,
      files,
    },
  };
  const facts = { orderId, orderNumber };
  if (isToAuthor) await notify(tx, { userId: thread.ownerId, event: "mensagem.cliente", ref, facts }, emailMessage);
  else await notify(tx, { userId: thread.buyerId, event: "mensagem.autor", ref, facts: { ...facts, authorName } }, emailMessage);
}
