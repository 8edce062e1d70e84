import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { isContentInfected } from "../../../catalog/antivirus/verdicts.ts";
import { orders } from "../../../orders/tables.ts";
import { stores } from "../../../stores/tables.ts";
import type { Side } from "../rules.ts";
import { messageFiles, orderMessages } from "../tables.ts";

/** The newest this many of each conversation are shown. */
const MOST = 200;

export type MessageFacts = {
  id: string;
  sender: Side;
  body: string;
  at: Date;
  readAt: Date | null;
  files: { id: string; name: string; sizeBytes: number; isWithheld: boolean }[];
};
export type ThreadFacts = {
  storeId: number;
  storeSlug: string;
  authorName: string;
  buyerFirstName: string;
  side: Side;
  unread: number;
  messages: MessageFacts[];
};

/**
 * The conversations of an order that a person has a part in: all of its buyer's, one of an author's; null to anybody else. The
 * buyer gets one for each author, even with nothing written yet.
 */
export async function listThreads(viewer: Pick<Viewer, "userId" | "storeId">, orderId: string): Promise<ThreadFacts[] | null> {
  const [order] = await db
    .select({ userId: orders.userId, buyerName: orders.buyerName, paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return null;
  const isBuyer = order.userId === viewer.userId;
  const authors = await authorsOf(orderId);
  const shown = isBuyer ? authors : authors.filter((author) => author.storeId === viewer.storeId);
  if (shown.length === 0) return null;
  if (!order.paidAt) return [];
  const side: Side = isBuyer ? "comprador" : "autor";
  const buyerFirstName = firstName(order.buyerName);
  return Promise.all(
    shown.map(async (author) => {
      const messages = await readMessages(orderId, author.storeId);
      const unread = messages.filter((one) => one.sender !== side && one.readAt === null).length;
      return { ...author, buyerFirstName, side, unread, messages };
    }),
  );
}

const authorsOf = (orderId: string) =>
  db
    .select({ storeId: stores.id, storeSlug: stores.slug, authorName: stores.authorName })
    .from(stores)
    .where(sql`exists (select 1 from order_items i where i.order_id = ${orderId} and i.store_id = ${stores.id})`)
    .orderBy(asc(stores.id))
    .limit(50);

/** What was written in one conversation, oldest first. Who may read it is for the caller to know. */
export async function readMessages(orderId: string, storeId: number): Promise<MessageFacts[]> {
  const newest = await db
    .select({
      id: orderMessages.id,
      sender: orderMessages.sender,
      body: orderMessages.body,
      at: orderMessages.createdAt,
      readAt: orderMessages.readAt,
    })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), eq(orderMessages.storeId, storeId)))
    .orderBy(desc(orderMessages.createdAt), desc(orderMessages.id))
    .limit(MOST);
  const files = newest.length === 0 ? [] : await filesOf(newest.map((message) => message.id));
  return newest.toReversed().map((message) => ({
    ...message,
    files: files.flatMap(({ messageId, ...file }) => (messageId === message.id ? [file] : [])),
  }));
}

const filesOf = (messageIds: string[]) =>
  db
    .select({
      id: messageFiles.id,
      messageId: messageFiles.messageId,
      name: messageFiles.name,
      sizeBytes: messageFiles.sizeBytes,
      /** The antivirus found something in it: nobody takes it any more. */
      isWithheld: isContentInfected(sql`${messageFiles.sha256}`),
    })
    .from(messageFiles)
    .where(inArray(messageFiles.messageId, messageIds))
    .orderBy(asc(messageFiles.id));
