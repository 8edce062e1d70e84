import { and, eq, inArray, or, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { pagarme } from "./provider.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { paymentAttempts, refunds } from "./tables.ts";

type Refund = typeof refunds.$inferSelect;

/**
 * Asks the provider for a refund, always under the refund's own key, after looking whether it is already done. Only what the
 * charge then shows as returned closes it; a lack of balance waits a day and asks again.
 */
export async function sendRefund(refundId: string): Promise<void> {
  const [known] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!known) return;
  await settleAttempt(known.attemptId);
  const claimed = await claim(refundId);
  if (!claimed) return;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, claimed.attemptId));
  if (!attempt?.providerChargeId) return;
  const whole = claimed.amountCents >= (attempt.paidAmountCents ?? attempt.amountCents);
  const answer = await pagarme.charges.cancel(
    attempt.providerChargeId,
    whole ? {} : { amount: claimed.amountCents },
    claimed.idempotencyKey,
  );
  if (!answer.ok) await leave(claimed, answer.kind === "refused" ? "aguardando_saldo" : "desconhecido");
  await settleAttempt(claimed.attemptId);
}

async function claim(refundId: string): Promise<Refund | undefined> {
  const [claimed] = await db
    .update(refunds)
    .set({ status: "enviando", sentAt: sql`now()` })
    .where(
      and(
        eq(refunds.id, refundId),
        or(
          inArray(refunds.status, ["aprovado", "aguardando_saldo"]),
          and(
            inArray(refunds.status, ["enviando", "desconhecido"]),
            sql`sent_at < now() - interval '30 seconds' and created_at > now() - interval '23 hours'`,
          ),
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
