import { and, eq } from "drizzle-orm";
import { notify } from "../../notifications/notify.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { findOrder, type OrderRecord } from "../find-order.ts";
import { listSellers } from "./queries.ts";
import { type FiscalRefusal, invoiceIssuedEmail } from "./schema.ts";
import { fiscalDocuments, fiscalFiles } from "./tables.ts";

type Author = { userId: string; storeId: number };

/**
 * Records the fiscal document an author issued for their part of a paid order; from then on its data cannot change. A second call
 * corrects the number.
 */
export function issueDocument(
  author: Author,
  { orderId, number }: { orderId: string; number: string },
): Promise<Outcome<void, FiscalRefusal>> {
  return transact(async (tx): Promise<Outcome<void, FiscalRefusal>> => {
    const order = await lockSale(tx, author, orderId);
    if (!order) return refuse("not_found");
    await tx
      .insert(fiscalDocuments)
      .values({ orderId, storeId: author.storeId, number, issuedBy: author.userId })
      .onConflictDoUpdate({ target: [fiscalDocuments.orderId, fiscalDocuments.storeId], set: { number } });
    await save(tx, order, author, "nota_emitida");
    const [store] = await listSellers(tx, [author.storeId]);
    const facts = { orderId: order.id, orderNumber: order.number, authorName: store?.authorName ?? "" };
    const ref = `${order.id}:${author.storeId}:${number}`;
    await notify(
      tx,
      { userId: order.userId, event: "nota.emitida", ref, facts: facts },
      { kind: invoiceIssuedEmail, to: order.buyerEmail, payload: { ...facts, buyerName: order.buyerName, number } },
    );
    return ok();
  });
}

/** Deletes the record of a fiscal document and its files, so that the buyer may change the data again. */
export async function withdrawDocument(author: Author, orderId: string): Promise<Outcome<void, FiscalRefusal>> {
  const withdrawn = await transact(async (tx): Promise<Outcome<string[], FiscalRefusal>> => {
    const order = await lockSale(tx, author, orderId);
    if (!order) return refuse("not_found");
    const mine = and(eq(fiscalDocuments.orderId, orderId), eq(fiscalDocuments.storeId, author.storeId));
    const files = await tx
      .delete(fiscalFiles)
      .where(and(eq(fiscalFiles.orderId, orderId), eq(fiscalFiles.storeId, author.storeId)))
      .returning({ storageKey: fiscalFiles.storageKey });
    const gone = await tx.delete(fiscalDocuments).where(mine).returning({ number: fiscalDocuments.number });
    if (gone.length > 0) await save(tx, order, author, "nota_desfeita");
    return ok(files.map((file) => file.storageKey));
  });
  if (!withdrawn.ok) return withdrawn;
  for (const key of withdrawn.value) await storage().delete(key);
  return ok();
}

async function lockSale(tx: Tx, author: Author, orderId: string): Promise<OrderRecord | null> {
  const order = await findOrder(tx, orderId, "update");
  return order?.paidAt && order.items.some((item) => item.storeId === author.storeId) ? order : null;
}

const save = (tx: Tx, order: OrderRecord, author: Author, to: string) =>
  recordState(tx, {
    entity: "order_fiscal",
    entityId: order.id,
    from: null,
    to,
    cause: `loja ${author.storeId}`,
    actor: author.userId,
  });
