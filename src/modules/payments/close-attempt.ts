import { and, eq, inArray, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { announce } from "#platform/bus.ts";
import { db, transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import type { Attempt } from "./find-attempt.ts";
import { METHODS } from "./methods/methods.ts";
import { pagarme } from "./provider.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/**
 * Cancels an unpaid code at the provider. The same call refunds a charge that was paid, so the attempt is read first and cancelled
 * only while it is pending; the result is then read from the provider, never assumed.
 */
export async function closeAttempt(attemptId: string): Promise<void> {
  await settleAttempt(attemptId);
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (attempt?.providerChargeId && mayBeEnded(attempt as Attempt)) {
    const answer = await pagarme.charges.cancel(attempt.providerChargeId, {}, `${attemptId}-cancel`);
    await settleAttempt(attemptId);
    if (!answer.ok && answer.kind === "refused" && METHODS[attempt.method].staysPayable) await leaveBehind(attemptId);
  }
  await giveUpUnknown(attemptId);
}

/**
 * Whether it may be cancelled: an unpaid code, or a card the buyer did not confirm at the bank. A card the bank is still processing is
 * not.
 */
const mayBeEnded = ({ status, method }: Attempt): boolean =>
  status === "autenticando" || (status === "pendente" && METHODS[method].endsAfterMinutes !== null);

/**
 * Marks as cancelled a code that the provider does not cancel and that may be paid until it expires. The order continues without it;
 * the attempt is still read, and money that it receives pays for the order or is refunded.
 */
async function leaveBehind(attemptId: string): Promise<void> {
  await transact(async (tx) => {
    const [left] = await tx
      .update(paymentAttempts)
      .set({ status: "cancelada", nextPollAt: sql`now() + interval '1 hour'`, updatedAt: sql`now()` })
      .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, "pendente")))
      .returning({ orderId: paymentAttempts.orderId });
    if (!left) return ok();
    const moved = { entity: "payment", entityId: attemptId, from: "pendente", to: "cancelada" };
    await recordState(tx, { ...moved, cause: "o provedor não encerra este código", actor: "sistema" });
    await announce(tx, "order", left.orderId);
    return ok();
  });
}

/**
 * Ten minutes after sending without the provider's answer, lets the buyer continue without the attempt. It is still read: money that
 * it turns out to have received pays for the order or is refunded.
 */
async function giveUpUnknown(attemptId: string): Promise<void> {
  await transact(async (tx) => {
    const [given] = await tx
      .update(paymentAttempts)
      .set({ status: "nao_existe", cardToken: null, nextPollAt: sql`now() + interval '1 minute'`, updatedAt: sql`now()` })
      .where(
        and(
          eq(paymentAttempts.id, attemptId),
          inArray(paymentAttempts.status, ["desconhecida", "enviando"]),
          sql`sent_at < now() - interval '10 minutes'`,
        ),
      )
      .returning({ orderId: paymentAttempts.orderId });
    if (!given) return ok();
    const seen = { entity: "payment", entityId: attemptId, from: "desconhecida", to: "nao_existe" };
    await recordState(tx, { ...seen, cause: "dez minutos sem resposta", actor: "sistema" });
    await announce(tx, "order", given.orderId);
    return ok();
  });
}
