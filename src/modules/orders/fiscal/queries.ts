import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Address } from "../../accounts/addresses/schema.ts";
import { users } from "../../accounts/tables.ts";
import { stores } from "../../stores/tables.ts";
import { formatDocument, maskDocument } from "#kit/cpf-cnpj.ts";
import { type Db, db } from "#platform/db.ts";
import { findOrder, type OrderRecord } from "../find-order.ts";
import type { FiscalFileKind } from "./rules.ts";
import { fiscalDocuments, fiscalFiles, fiscalRecords } from "./tables.ts";

export type FiscalFacts = {
  seenBy: "buyer" | "author";
  isWanted: boolean;
  /**
   * The recipient of the document: masked for the buyer, complete for authors whose document was requested; null for other
   * authors.
   */
  person: { name: string; document: string; address: Address | null } | null;
  /** For an author, only their own document. */
  documents: { storeId: number; authorName: string; number: string; at: Date; files: FiscalFileKind[] }[];
};

type Person = { userId: string; storeId: number | null };

/** The fiscal data of a paid order, for its buyer and its authors; null for anybody else. */
export async function findFiscal(viewer: Person, orderId: string): Promise<FiscalFacts | null> {
  const order = await findOrder(db, orderId);
  if (!order?.paidAt) return null;
  const isBuyer = order.userId === viewer.userId;
  if (!isBuyer && !order.items.some((item) => item.storeId === viewer.storeId)) return null;
  const [record, documents] = await Promise.all([readFiscal(db, order), documentsOf(orderId)]);
  const { name, document, address, isWanted } = record;
  const shown = { name, document: isBuyer ? maskDocument(document) : formatDocument(document), address };
  return {
    seenBy: isBuyer ? "buyer" : "author",
    isWanted,
    person: isBuyer || isWanted ? shown : null,
    documents: isBuyer ? documents : documents.filter((one) => one.storeId === viewer.storeId),
  };
}

/** The recipient of an order's fiscal documents: the data the buyer saved, or the order's own. */
export async function readFiscal(on: Db, order: OrderRecord) {
  const [saved] = await on.select().from(fiscalRecords).where(eq(fiscalRecords.orderId, order.id));
  return {
    name: saved?.name ?? order.buyerName,
    document: saved?.document ?? order.buyerDocument,
    address: (saved?.address as Address | null | undefined) ?? null,
    isWanted: saved?.isWanted ?? false,
  };
}

const documentsOf = (orderId: string) =>
  db
    .select({
      storeId: fiscalDocuments.storeId,
      authorName: stores.authorName,
      number: fiscalDocuments.number,
      at: fiscalDocuments.issuedAt,
      files: sql<FiscalFileKind[]>`array(select f.kind from fiscal_files f where f.order_id = ${fiscalDocuments.orderId}
        and f.store_id = ${fiscalDocuments.storeId} order by f.kind)`,
    })
    .from(fiscalDocuments)
    .innerJoin(stores, eq(stores.id, fiscalDocuments.storeId))
    .where(eq(fiscalDocuments.orderId, orderId))
    .orderBy(asc(fiscalDocuments.issuedAt))
    .limit(50);

/** The owners of these stores, with the stores' public names. */
export const listSellers = (on: Db, storeIds: number[]) =>
  on
    .select({ storeId: stores.id, authorName: stores.authorName, userId: users.id, email: users.email })
    .from(stores)
    .innerJoin(users, eq(users.id, stores.ownerId))
    .where(inArray(stores.id, storeIds));

/** A file of a fiscal document, for the order's buyer and the author who issued it; null for anybody else. */
export async function findFiscalFile(
  viewer: Person,
  { orderId, storeId, kind }: { orderId: string; storeId: number; kind: FiscalFileKind },
) {
  const order = await findOrder(db, orderId);
  if (!order || (order.userId !== viewer.userId && viewer.storeId !== storeId)) return null;
  const [file] = await db
    .select({ storageKey: fiscalFiles.storageKey, sizeBytes: fiscalFiles.sizeBytes })
    .from(fiscalFiles)
    .where(and(eq(fiscalFiles.orderId, orderId), eq(fiscalFiles.storeId, storeId), eq(fiscalFiles.kind, kind)));
  return file ? { ...file, orderNumber: order.number } : null;
}
