import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { type Attempt, type AttemptWithOrder, findOpenAttempt } from "../find-attempt.ts";
import { startPaymentJob } from "../schema.ts";
import { authenticationSetting } from "../settings.ts";
import { paymentAttempts } from "../tables/attempts.ts";

/**
 * Our account may not ask banks to confirm, and this attempt, whose row is locked, ended for that alone: the same charge is asked for
 * once more without it, unless the administration wants none without. Nothing was charged by the first, which keeps its own key and
 * its order at the provider; whoever starts the new one does so after the commit, and a job does if this process ends first.
 */
export async function payWithoutAuthentication(tx: Tx, { attempt, order }: AttemptWithOrder): Promise<void> {
  if (!attempt.asksAuthentication || order.status !== "aguardando_pagamento") return;
  const { isRequired } = await readSetting(tx, authenticationSetting);
  if (isRequired || (await findOpenAttempt(tx, order.id))) return;
  const [again] = await tx
    .insert(paymentAttempts)
    .values({
      ...sameCharge(attempt),
      // Of the same transaction, and yet the newer one.
      createdAt: sql`clock_timestamp()`,
    })
    .returning({ id: paymentAttempts.id });
  if (!again) throw new Error("the attempt was not created");
  const by = { cause: "a conta não permite 3-D Secure", actor: "sistema" };
  await recordState(tx, { entity: "payment", entityId: again.id, from: null, to: "criada", ...by });
  await enqueue(tx, startPaymentJob, { attemptId: again.id }, { startAfter: 5 });
}

/** What of an attempt is the charge itself and what pays it: everything but what became of it. */
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
