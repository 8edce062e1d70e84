import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { pagarme } from "../../payments/provider.ts";
import { providerBalances } from "../tables/balances.ts";
import { recipientOf } from "./queries.ts";

export type ReadBalanceRefusal = "no_recipient" | "provider_away";

/**
 * Reads an author's balance at the provider and stores it with the time of the reading (database clock). Refuses "provider_away" when
 * the provider does not answer, and the stored balance remains; "no_recipient" before the registration.
 */
export async function readProviderBalance(storeId: number): Promise<Outcome<void, ReadBalanceRefusal>> {
  const recipientId = await recipientOf(storeId);
  if (!recipientId) return refuse("no_recipient");
  const answer = await pagarme.recipients.balance(recipientId);
  if (!answer.ok) return refuse("provider_away");
  const { available_amount: availableCents, waiting_funds_amount: waitingCents, transferred_amount } = answer.value;
  // A missing value is not zero: the stored balance remains.
  if (availableCents === null || waitingCents === null) return refuse("provider_away");
  const read = {
    availableCents,
    waitingCents,
    transferredCents: transferred_amount,
    readAt: sql`now()`,
  };
  await db
    .insert(providerBalances)
    .values({ storeId, ...read })
    .onConflictDoUpdate({ target: providerBalances.storeId, set: read });
  return ok();
}
