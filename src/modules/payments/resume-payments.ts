import { and, desc, eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Address } from "../accounts/addresses/schema.ts";
import { findOrder } from "../orders/find-order.ts";
import { findOpenAttempt } from "./find-attempt.ts";
import { boleto } from "./methods/boleto.ts";
import { card } from "./methods/card.ts";
import { METHODS } from "./methods/methods.ts";
import { pix } from "./methods/pix.ts";
import { openCodeAttempt } from "./open-attempt.ts";
import { findLostItems } from "./queries/lost-items.ts";
import { findSellingStop } from "./selling-stopped.ts";
import { startPayment } from "./start-payment.ts";
import { paymentAttempts } from "./tables/attempts.ts";

const BATCH = 20;

/**
 * Retries payments by a code that were held because of our account or an unavailable provider. While an incident is open it retries
 * one, to test the provider; otherwise, a batch at a time. Skips orders that were paid or cancelled meanwhile.
 */
export async function resumePayments(): Promise<void> {
  if (await findSellingStop(db)) return;
  const rows = await readRows(
    db,
    { id: col.text`id`, orderId: col.text`order_id` },
    (row) => sql`
    update payment_attempts set resume_at = now() + interval '1 minute'
    where id in (
      select id from payment_attempts where resume_at <= now() order by resume_at
      limit case when exists (select 1 from provider_incidents where area = 'pagamentos' and ended_at is null) then 1 else ${BATCH} end
      for update skip locked
    ) returning ${row}`,
  );
  for (const { id, orderId } of rows) {
    const again = await reopen(id, orderId);
    if (again) await startPayment(again);
  }
}

/** Opens a new attempt equal to the held one and releases the held one; null when the order no longer needs one. */
async function reopen(heldId: string, orderId: string): Promise<string | null> {
  try {
    const { value } = await transact(async (tx) => {
      const order = await findOrder(tx, orderId, "update");
      const [newest] = await tx
        .select({
          id: paymentAttempts.id,
          method: paymentAttempts.method,
          expiresSeconds: paymentAttempts.expiresSeconds,
          billingAddress: paymentAttempts.billingAddress,
          buyerIp: paymentAttempts.buyerIp,
        })
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderId, orderId))
        .orderBy(desc(paymentAttempts.createdAt))
        .limit(1);
      await release(tx, heldId);
      if (order?.status !== "aguardando_pagamento" || newest?.id !== heldId || (await findOpenAttempt(tx, orderId)))
        return ok(null);
      if ((await isSuspended(tx, order.userId)) || (await findLostItems(tx, order)).length > 0) return ok(null);
      const { method, expiresSeconds, billingAddress, buyerIp } = newest;
      if (method === card.name) return ok(null);
      const { attemptId } = await openCodeAttempt(
        tx,
        order,
        METHODS[method].needsAddress
          ? { method: boleto.name, billingAddress: (billingAddress as Address | null) ?? undefined }
          : { method: pix.name, payLater: expiresSeconds !== null },
        buyerIp,
      );
      return ok(attemptId);
    });
    return value;
  } catch (error) {
    if (isUniqueViolation(error, "payment_attempts_one_open")) return null;
    throw error;
  }
}

/** Whether the buyer is suspended from buying. */
async function isSuspended(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from users where id = ${userId} and 'comprar' = any(suspended_from)`);
  return rowCount === 1;
}

async function release(tx: Tx, heldId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ resumeAt: null })
    .where(and(eq(paymentAttempts.id, heldId), sql`resume_at is not null`));
}
