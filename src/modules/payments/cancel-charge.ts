import { pagarme } from "./provider.ts";
import type { paymentAttempts } from "./tables.ts";

type Cancellable = Pick<typeof paymentAttempts.$inferSelect, "id" | "providerChargeId">;

/** Asks the provider to stop accepting an unpaid charge. What became of it is read afterwards, never assumed. */
export async function cancelCharge(attempt: Cancellable): Promise<void> {
  if (attempt.providerChargeId) await pagarme.charges.cancel(attempt.providerChargeId, {}, `${attempt.id}-cancel`);
}
