import { eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { pagarme } from "./provider.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/**
 * Ends an unpaid Pix code at the provider. The same call refunds a charge that was paid, so the attempt is asked about first and
 * cancelled only while it waits; what became of it is then read, never assumed.
 */
export async function closeAttempt(attemptId: string): Promise<void> {
  await settleAttempt(attemptId);
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (attempt?.status !== "pendente" || !attempt.providerChargeId) return;
  await pagarme.charges.cancel(attempt.providerChargeId, {}, `${attemptId}-cancel`);
  await settleAttempt(attemptId);
}
