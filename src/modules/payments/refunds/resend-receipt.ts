import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { type Tx, transact } from "#platform/db.ts";
import { postEmail } from "#platform/outbox.ts";
import { findOrder } from "../../orders/find-order.ts";
import { orderFacts } from "../complete-sale.ts";
import { storeContacts } from "../queries.ts";
import { receiptEmail } from "../schema.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { refunds } from "../tables/refunds.ts";
import { findPaidAttempt } from "./find-paid-attempt.ts";
import { causeWords } from "./messages.ts";
import type { ReceiptRefusal } from "./schema.ts";

/** Sends the receipt of a paid order again, as it stands now: what was given back is in it, and what is left as the total. */
export async function resendReceipt(userId: string, orderId: string): Promise<Outcome<void, ReceiptRefusal>> {
  return transact(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || order.userId !== userId || !order.paidAt) return refuse("not_found");
    const done = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "feito"), inArray(refunds.cause, SALE_CAUSES)));
    const stores = await storeContacts(
      tx,
      order.items.map((item) => item.storeId),
    );
    await postEmail(tx, receiptEmail, {
      ref: `${order.id}:${randomUUID()}`,
      to: order.buyerEmail,
      payload: {
        ...orderFacts(order, stores),
        paidAt: order.paidAt.toISOString(),
        again: {
          interestCents: await buyerInterest(tx, orderId),
          refunds: done.map((refund) => ({ label: causeWords[refund.cause], amountCents: refund.amountCents })),
        },
      },
    });
    return ok();
  });
}

/** What the buyer paid on top of the price to pay in instalments. */
async function buyerInterest(tx: Tx, orderId: string): Promise<number> {
  const attemptId = await findPaidAttempt(tx, orderId);
  if (!attemptId) return 0;
  const [attempt] = await tx
    .select({ interestCents: paymentAttempts.interestCents })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return attempt?.interestCents ?? 0;
}

const SALE_CAUSES: (typeof refunds.$inferSelect)["cause"][] = ["arrependimento", "defeito", "autor", "admin"];
