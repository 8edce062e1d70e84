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
 * Ends an unpaid code at the provider. The same call refunds a charge that was paid, so the attempt is asked about first and
 * cancelled only while it waits; what became of it is then read, never assumed.
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

/** A code that nobody paid, or a card that nobody confirmed at the bank; while the bank itself thinks, it is waited for. */
const mayBeEnded = ({ status, method }: Attempt): boolean =>
  status === "autenticando" || (status === "pendente" && METHODS[method].endsAfterMinutes !== null);

/**
 * The provider does not end this code, which may be paid until its time. The order goes on without it; it is still asked about, and money
 * that it brings buys the order or goes back.
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
 * After ten minutes without the provider's word a person may go on without it. The attempt is still asked about: money that it
 * turns out to have brought buys the order or goes back.
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
