import { inArray } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { findOrder } from "../../../orders/find-order.ts";
import type { Attempt } from "../../find-attempt.ts";
import { byStore } from "../../rules/reversal.ts";
import { paymentAttempts } from "../../tables/attempts.ts";
import { wallets } from "../../tables/ledger.ts";
import { refundItems } from "../../tables/refunds.ts";
import { findPaidAttempt } from "../find-paid-attempt.ts";
import { pendingOfSale } from "../lock-pockets.ts";
import { readFee, readLines } from "../read-lines.ts";
import { isInLegalDays } from "../read-moment.ts";
import { costsOf, lineTotal } from "../rules/lines.ts";

/**
 * The effects of refunding each item of a paid order, for its author (`storeId`) or for an admin (null); writes nothing. Null when there is
 * nothing to show. `knowsFee` false: the provider has not reported its fee, and the author will not be charged for it.
 */
export async function previewRefund(orderId: string, storeId: number | null) {
  const order = await findOrder(db, orderId);
  const attemptId = order && (await findPaidAttempt(db, orderId));
  if (!order || !attemptId) return null;
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.id, [attemptId]));
  if (!row) return null;
  const attempt = row as Attempt;
  const [{ sold, left }, feeCents, inLegalDays, open] = await Promise.all([
    readLines(db, { attempt, order }),
    readFee(db, attemptId),
    isInLegalDays(db, orderId),
    db
      .select({ id: refundItems.orderItemId, isOpen: refundItems.isOpen })
      .from(refundItems)
      .where(
        inArray(
          refundItems.orderItemId,
          order.items.map((item) => item.id),
        ),
      ),
  ]);
  const costs = costsOf(sold, feeCents ?? 0);
  const items = left
    .filter((line) => storeId === null || line.storeId === storeId)
    .map((line) => ({
      ...line,
      title: order.items.find((item) => item.id === line.orderItemId)?.title ?? "",
      totalCents: lineTotal(line),
      costCents: Math.min(costs.get(line.orderItemId) ?? 0, line.commissionCents + line.interestCents),
      isOpen: open.some((one) => one.id === line.orderItemId && one.isOpen),
    }));
  if (items.length === 0) return null;
  return {
    orderId,
    method: row.method,
    status: order.status,
    knowsFee: feeCents !== null,
    isInLegalDays: inLegalDays,
    items,
    stores: await pocketsOf(
      attemptId,
      byStore(items).map(([id]) => id),
    ),
  };
}

async function pocketsOf(attemptId: string, storeIds: number[]) {
  const [rows, waiting] = await Promise.all([
    db.select().from(wallets).where(inArray(wallets.storeId, storeIds)),
    pendingOfSale(db, attemptId),
  ]);
  return rows.map((row) => ({
    storeId: row.storeId,
    waitsCents: Math.min(waiting.get(row.storeId)?.waitsCents ?? 0, row.pendingCents),
    pendingCents: row.pendingCents,
    availableCents: row.availableCents,
    debtCents: row.debtCents,
  }));
}
