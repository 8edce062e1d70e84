import { and, eq, inArray, or, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { pagarme } from "../provider.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { refunds } from "../tables/refunds.ts";

type Refund = typeof refunds.$inferSelect;

/**
 * Asks the provider for a refund, after looking whether it is done or on its way. Only what the charge then shows as returned
 * closes it. A refusal (a lack of balance, say) waits a day and asks again; a lost answer is looked at before anything is repeated,
 * and a new key is used only once the charge shows no trace of the last call.
 */
export async function sendRefund(refundId: string): Promise<void> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) return;
  await settleAttempt(refund.attemptId);
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, refund.attemptId));
  if (!attempt?.providerChargeId) return;
  const charge = await pagarme.charges.get(attempt.providerChargeId);
  if (!charge.ok || charge.value.pending_cancellation) return;
  const claimed = await claim(refund);
  if (!claimed) return;
  const isWhole = claimed.amountCents >= (attempt.paidAmountCents ?? attempt.amountCents);
  const answer = await pagarme.charges.cancel(
    attempt.providerChargeId,
    isWhole ? {} : { amount: claimed.amountCents },
    claimed.idempotencyKey,
  );
  if (answer.ok) {
    const isReturned = (answer.value.canceled_amount ?? 0) > (charge.value.canceled_amount ?? 0);
    if (!isReturned && !answer.value.pending_cancellation) await leave(claimed, "aguardando_saldo");
  } else await leave(claimed, answer.kind === "refused" ? "aguardando_saldo" : "desconhecido");
  await settleAttempt(refund.attemptId);
}

/** One sender at a time; one that was already sent and left no trace goes again under a new key. */
async function claim(seen: Refund): Promise<Refund | undefined> {
  const isAgain = seen.sentAt !== null;
  const [claimed] = await db
    .update(refunds)
    .set({ status: "enviando", sentAt: sql`now()`, ...(isAgain ? { idempotencyKey: sql`new_id()` } : {}) })
    .where(
      and(
        eq(refunds.id, seen.id),
        eq(refunds.idempotencyKey, seen.idempotencyKey),
        or(
          inArray(refunds.status, ["aprovado", "aguardando_saldo"]),
          and(inArray(refunds.status, ["enviando", "desconhecido"]), sql`sent_at < now() - interval '30 seconds'`),
        ),
      ),
    )
    .returning();
  return claimed;
}

async function leave(refund: Refund, status: "aguardando_saldo" | "desconhecido"): Promise<void> {
  await db
    .update(refunds)
    .set({ status })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, "enviando")));
}

/** Finds refunds whose fate is open (lost answer, killed worker, lack of balance) and asks again. */
export async function retryRefunds(): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from refunds
    where (status in ('aprovado', 'enviando', 'desconhecido') and coalesce(sent_at, created_at) < now() - interval '30 seconds')
       or (status = 'aguardando_saldo' and sent_at < now() - interval '1 day')
    order by created_at limit 50`);
  for (const { id } of rows) await sendRefund(id);
}
