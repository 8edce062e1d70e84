import { and, eq, inArray, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { announce } from "#platform/bus.ts";
import { db, transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
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
  if (attempt?.status === "pendente" && METHODS[attempt.method].endsAfterMinutes !== null && attempt.providerChargeId) {
    await pagarme.charges.cancel(attempt.providerChargeId, {}, `${attemptId}-cancel`);
    await settleAttempt(attemptId);
  }
  await giveUpUnknown(attemptId);
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
