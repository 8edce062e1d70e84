import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { recordState } from "#platform/state-history.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import { pagarmeKeys } from "./provider.ts";
import { sellingRecipients } from "./queries.ts";
import { splitOf } from "./rules/split.ts";
import { startPaymentJob } from "./schema.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/**
 * Creates a Pix attempt for the order with its own key and split, before anybody is called. A job sends it if this process
 * dies first; the caller starts it right after the commit. At most one attempt of an order is open (a unique index).
 */
export async function openPixAttempt(tx: Tx, order: OrderRecord): Promise<string> {
  const recipients = await sellingRecipients(
    tx,
    order.items.map((item) => item.storeId),
  );
  const split = splitOf(
    order.items,
    (storeId) => {
      const recipient = recipients.get(storeId);
      if (!recipient) throw new Error(`store ${storeId} has no recipient to sell with`);
      return recipient;
    },
    pagarmeKeys.platformRecipient,
  );
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({ orderId: order.id, method: "pix", amountCents: order.totalCents, split })
    .returning({ id: paymentAttempts.id });
  if (!attempt) throw new Error("the attempt was not created");
  await recordState(tx, { entity: "payment", entityId: attempt.id, from: null, to: "criada", cause: "pix", actor: order.userId });
  await enqueue(tx, startPaymentJob, { attemptId: attempt.id }, { startAfter: 5 });
  return attempt.id;
}
