import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { findContract } from "../../orders/contracts/queries.ts";
import { bankReturnWords } from "../../delivery/messages.ts";
import { listDiscounts } from "../../orders/queries/list-discounts.ts";
import type { OrderRecord } from "../../orders/find-order.ts";
import { orderFacts } from "../complete-sale.ts";
import { storeContacts } from "../queries.ts";
import { listLostDisputes } from "../disputes/queries/list-lost.ts";
import { findPaidAttempt } from "../refunds/find-paid-attempt.ts";
import { causeWords } from "../refunds/messages.ts";
import { receiptEmail } from "../schema.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { refunds } from "../tables/refunds.ts";

/** E-mails the receipt of a paid order in its current state: with what was refunded, and what is left as the total. */
export async function emailReceipt(tx: Tx, order: OrderRecord, to: string): Promise<void> {
  if (!order.paidAt) return;
  const done = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.status, "feito"), inArray(refunds.cause, SALE_CAUSES)));
  const lost = await listLostDisputes(order.id, tx);
  const stores = await storeContacts(
    tx,
    order.items.map((item) => item.storeId),
  );
  await enqueueEmail(tx, receiptEmail, {
    ref: `${order.id}:${randomUUID()}`,
    to,
    payload: {
      ...orderFacts(order, stores, await listDiscounts(tx, order.id)),
      paidAt: order.paidAt.toISOString(),
      contract: await findContract(order.id, tx),
      again: {
        interestCents: await buyerInterest(tx, order.id),
        refunds: [
          ...done.map((refund) => ({ label: causeWords[refund.cause], amountCents: refund.amountCents })),
          ...lost.map(({ amountCents }) => ({ label: bankReturnWords, amountCents })),
        ],
      },
    },
  });
}

/** The interest that the buyer paid for instalments, in centavos. */
async function buyerInterest(tx: Tx, orderId: string): Promise<number> {
  const attemptId = await findPaidAttempt(tx, orderId);
  if (!attemptId) return 0;
  const [attempt] = await tx
    .select({ interestCents: paymentAttempts.interestCents })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return attempt?.interestCents ?? 0;
}

/** The causes of refunds of part of the price; the others return money paid by mistake. */
export const SALE_CAUSES: (typeof refunds.$inferSelect)["cause"][] = ["arrependimento", "garantia", "defeito", "autor", "admin"];
