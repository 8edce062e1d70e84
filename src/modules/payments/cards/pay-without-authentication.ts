import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { type Attempt, type AttemptWithOrder, findOpenAttempt, JUST_OPENED } from "../find-attempt.ts";
import { authenticationSetting } from "../settings.ts";
import { paymentAttempts } from "../tables/attempts.ts";

/**
 * Repeats the charge of this attempt, whose row is locked, without 3-D Secure, when it failed only because our account may not request
 * it; none is opened if the administration requires authentication. The failed attempt charged nothing. The caller starts the new one
 * after the commit; the poller starts it if this process stops first.
 */
export async function payWithoutAuthentication(tx: Tx, { attempt, order }: AttemptWithOrder): Promise<void> {
  if (!attempt.needsAuthentication || order.status !== "aguardando_pagamento") return;
  const { isRequired } = await readSetting(tx, authenticationSetting);
  if (isRequired || (await findOpenAttempt(tx, order.id))) return;
  const [again] = await tx
    .insert(paymentAttempts)
    .values({
      ...sameCharge(attempt),
      ...JUST_OPENED,
      // The transaction's `now()` is the same for both; the clock makes this attempt the newer one.
      createdAt: sql`clock_timestamp()`,
    })
    .returning({ id: paymentAttempts.id });
  if (!again) throw new Error("the attempt was not created");
  const by = { cause: "a conta não permite 3-D Secure", actor: "sistema" };
  await recordState(tx, { entity: "payment", entityId: again.id, from: null, to: "criada", ...by });
}

/** The columns that define the charge and its card, without those of its result. */
const sameCharge = (attempt: Attempt) => ({
  orderId: attempt.orderId,
  method: attempt.method,
  amountCents: attempt.amountCents,
  split: attempt.split,
  installments: attempt.installments,
  interestCents: attempt.interestCents,
  authorInterestCents: attempt.authorInterestCents,
  statementName: attempt.statementName,
  cardId: attempt.cardId,
  cardBrand: attempt.cardBrand,
  cardFirstSix: attempt.cardFirstSix,
  cardLastFour: attempt.cardLastFour,
  saveCard: attempt.saveCard,
  providerCardId: attempt.providerCardId,
  providerCustomerId: attempt.providerCustomerId,
  billingAddress: attempt.billingAddress,
  buyerIp: attempt.buyerIp,
});
