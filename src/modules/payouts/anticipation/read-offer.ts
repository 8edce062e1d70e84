import { db } from "#platform/db.ts";
import { pagarme } from "../../payments/provider.ts";
import { recipientOf } from "../balance/queries.ts";
import { nextWorkingDay } from "../withdrawals/rules/dates.ts";
import { freeCentsOf } from "./queries.ts";
import { type Offer, offerOf } from "./rules.ts";

/**
 * The net amount the provider would pay an author early, and its maximum cost. Null when there is nothing to anticipate, when the
 * provider does not answer, and when it does not allow the account to anticipate (only the provider knows; its refusal is not an error).
 */
export async function readOffer(storeId: number): Promise<Offer | null> {
  const paysAt = nextWorkingDay(new Date());
  const [recipientId, freeCents] = await Promise.all([recipientOf(storeId), freeCentsOf(db, storeId, paysAt)]);
  if (!recipientId || freeCents === 0) return null;
  const answer = await pagarme.anticipations.limits(recipientId, paysAt.toISOString());
  return answer.ok ? offerOf(answer.value.maximum, freeCents, paysAt) : null;
}
