import { and, asc, desc, eq, sql } from "drizzle-orm";
import { orderItems } from "../../../orders/tables.ts";
import { db } from "#platform/db.ts";
import { disputeEvidence, disputes } from "../../tables/disputes.ts";

/** The newest dispute of an order for one of its authors, with their own part of the money and their evidence; null when there is none. */
export async function findSaleDispute(storeId: number, orderId: string) {
  const [found] = await db
    .select({
      id: disputes.id,
      status: disputes.status,
      reason: disputes.reason,
      openedAt: disputes.openedAt,
      wordsUntil: disputes.wordsUntil,
      deadlineAt: disputes.deadlineAt,
      decidedAt: disputes.decidedAt,
      mayAdd: sql<boolean>`${disputes.status} = 'formalizado' and ${disputes.wordsUntil} > now()`,
      serverNow: sql<string>`now()`,
      netCents: sql<number>`(select coalesce(sum(i.paid_cents - i.commission_cents - i.interest_cents), 0)::int
        from order_items i where i.order_id = disputes.order_id and i.store_id = ${storeId})`,
    })
    .from(disputes)
    .where(
      and(
        eq(disputes.orderId, orderId),
        sql`exists (select 1 from ${orderItems} i where i.order_id = ${orderId} and i.store_id = ${storeId} and i.paid_cents > 0)`,
      ),
    )
    .orderBy(desc(disputes.openedAt))
    .limit(1);
  if (!found) return null;
  const evidence = await listEvidence(found.id, storeId);
  return {
    ...found,
    serverNow: new Date(found.serverNow),
    evidence: evidence.map(({ id, body, fileName, sizeBytes, createdAt }) => ({ id, body, fileName, sizeBytes, createdAt })),
  };
}

/** The evidence of one store in a dispute, or of all stores (null), oldest first. */
export function listEvidence(disputeId: string, storeId: number | null) {
  return db
    .select({
      id: disputeEvidence.id,
      storeId: disputeEvidence.storeId,
      body: disputeEvidence.body,
      fileName: disputeEvidence.fileName,
      contentType: disputeEvidence.contentType,
      sizeBytes: disputeEvidence.sizeBytes,
      storageKey: disputeEvidence.storageKey,
      createdAt: disputeEvidence.createdAt,
    })
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.disputeId, disputeId), storeId === null ? undefined : eq(disputeEvidence.storeId, storeId)))
    .orderBy(asc(disputeEvidence.createdAt))
    .limit(200);
}
