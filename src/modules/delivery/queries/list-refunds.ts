import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { orderItems } from "../../orders/tables.ts";
import { refundItems, refunds } from "../../payments/tables/refunds.ts";

const about = {
  id: refunds.id,
  cause: refunds.cause,
  status: refunds.status,
  problem: refunds.problem,
  reason: refunds.reason,
  answer: refunds.answer,
  waitingFor: refunds.waitingFor,
  dueAt: refunds.dueAt,
  createdAt: refunds.createdAt,
  doneAt: refunds.doneAt,
};
const titles = sql<
  string[]
>`coalesce(array_agg(${orderItems.title} order by ${orderItems.id}) filter (where ${orderItems.id} is not null), '{}')`;
const itemIds = sql<
  string[]
>`coalesce(array_agg(${orderItems.id} order by ${orderItems.id}) filter (where ${orderItems.id} is not null), '{}')`;

/** What went back of an order, is on its way or was asked for, oldest first, as its buyer sees it: whole amounts in centavos. */
export const listRefunds = (orderId: string) =>
  listed({ ...about, amountCents: refunds.amountCents }, eq(refunds.orderId, orderId));

/** The same as one of its authors sees it: only refunds of their own items, and only their own part of each. */
export const listSaleRefunds = (orderId: string, storeId: number) =>
  listed(
    {
      ...about,
      amountCents: sql<number>`sum(${refundItems.netCents} + ${refundItems.commissionCents} + ${refundItems.interestCents})::int`,
    },
    and(eq(refunds.orderId, orderId), eq(orderItems.storeId, storeId)),
  );

function listed<A extends SQL<number> | typeof refunds.amountCents>(
  shown: typeof about & { amountCents: A },
  which: SQL | undefined,
) {
  return db
    .select({ ...shown, titles, itemIds })
    .from(refunds)
    .leftJoin(refundItems, eq(refundItems.refundId, refunds.id))
    .leftJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(which)
    .groupBy(refunds.id)
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(50);
}
