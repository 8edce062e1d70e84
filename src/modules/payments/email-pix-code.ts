import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { findOrder } from "../orders/find-order.ts";
import { orderFacts } from "./complete-sale.ts";
import { storeContacts } from "./queries.ts";
import { pixIssuedEmail } from "./schema.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/** Sends the Pix code to the buyer, once per code, so that the tab may be closed. */
export async function emailPixCode(tx: Tx, attemptId: string): Promise<void> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, attemptId), isNotNull(paymentAttempts.pixCode)));
  const order = attempt && (await findOrder(tx, attempt.orderId));
  if (!order || !attempt.pixCode || !attempt.pixExpiresAt) return;
  const stores = await storeContacts(
    tx,
    order.items.map((item) => item.storeId),
  );
  await enqueueEmail(tx, pixIssuedEmail, {
    ref: attemptId,
    to: order.buyerEmail,
    payload: { ...orderFacts(order, stores), pixCode: attempt.pixCode, expiresAt: attempt.pixExpiresAt.toISOString() },
  });
}
