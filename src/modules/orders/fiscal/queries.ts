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
  /** In whose name: masked for who bought, whole for the authors who were asked; null to those who were not. */
  person: { name: string; document: string; address: Address | null } | null;
  /** The author's own alone, for an author. */
  documents: { storeId: number; authorName: string; number: string; at: Date; files: FiscalFileKind[] }[];
};

type Person = { userId: string; storeId: number | null };

/** The fiscal side of a paid order, to who placed it and to its authors; null to anybody else. */
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

/** In whose name the papers of an order go: what its buyer wrote since, or what the order says. */
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

/** Who owns these stores, and how they sign. */
export const listSellers = (on: Db, storeIds: number[]) =>
  on
    .select({ storeId: stores.id, authorName: stores.authorName, userId: users.id, email: users.email })
    .from(stores)
    .innerJoin(users, eq(users.id, stores.ownerId))
    .where(inArray(stores.id, storeIds));

/** A file of a fiscal document, to who placed the order and to the author it is of; null to anybody else. */
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
