import { eq, type SQL, sql } from "drizzle-orm";
import type { AnswerOf } from "#kit/answer.ts";
import { atCommit, writeGathered } from "#platform/before-commit.ts";
import { announce } from "#platform/bus.ts";
import { db, type Tx } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { recordState } from "#platform/state-history.ts";
import { authenticationFacts, unconfirmedRefusal } from "./cards/follow-authentication.ts";
import { followCard } from "./cards/follow-card.ts";
import { markOrderPaid, returnExcess } from "./mark-order-paid.ts";
import { moveDispute } from "./disputes/move-dispute.ts";
import { type Attempt, type AttemptWithOrder, lockAttempt } from "./find-attempt.ts";
import { finishRefunds } from "./refunds/finish-refunds.ts";
import { holdPayment } from "./hold-payment.ts";
import { codeEmailAt } from "./email-pix-code.ts";
import { METHODS } from "./methods/methods.ts";
import { nextReadingSeconds } from "./rules/next-reading.ts";
import { type AttemptStatus, judge, mayAdvance } from "./rules/verdict.ts";
import type { SeenCharge } from "./seen-charge.ts";
import { markProcessed } from "./move-event.ts";
import { paymentAttempts } from "./tables/attempts.ts";

const MONEY_CAME: readonly AttemptStatus[] = [
  "subpaga",
  "paga",
  "superpaga",
  "reembolso_parcial",
  "reembolsada",
  "contestada",
  "perdida",
];

/**
 * Moves an attempt to the state the provider reports, with all its consequences (order, ledger, access, e-mails), in one transaction.
 * An old, repeated or unknown state changes nothing. `begunAt`: when the reading began; it covers every event stored before then.
 */
export async function applyCharge(tx: Tx, attemptId: string, charge: SeenCharge, begunAt: string | null = null): Promise<void> {
  // An earlier reading in the same transaction may have left its facts to the commit.
  await writeGathered(tx);
  const found = await lockAttempt(tx, attemptId);
  if (!found) return;
  if (isOlder(charge, found.attempt)) return noteReading(tx, attemptId, begunAt);
  const seen = withKnownPayment(charge, found.attempt);
  const to = judge(seen, found.attempt.amountCents);
  if (to === null) {
    log.error({ attemptId, status: seen.chargeStatus }, "provider status we do not know: nothing moved");
    return noteReading(tx, attemptId, begunAt);
  }
  const isNews = mayAdvance(found.attempt.status, to);
  const moved = isNews ? { status: to, ...(await authenticationFacts(tx, found.attempt, to, seen)) } : {};
  const due = isNews ? await dueAfter(tx, found.attempt, to, seen) : {};
  await saveFacts(tx, found, seen, { ...moved, ...due, ...readSince(begunAt) });
  const current: AttemptWithOrder = {
    ...found,
    attempt: {
      ...found.attempt,
      providerChargeId: seen.providerChargeId,
      paidAmountCents: seen.paidCents,
      refundedAmountCents: seen.returnedCents,
    },
  };
  if (isNews) await advance(tx, current, to, seen);
  await finishRefunds(tx, current, seen.returnedCents);
}

/**
 * Notes, in one statement, a reading of a code that nobody has paid yet and that the provider has not changed since the last one. False when
 * there is any news, or the attempt has moved meanwhile: then the reading has to be applied. The same statement marks the `events` that asked
 * for it.
 */
export async function noteUnchanged(
  attempt: Attempt,
  seen: SeenCharge,
  begunAt: string,
  events: readonly string[] = [],
): Promise<boolean> {
  const { status, code, amountCents, providerUpdatedAt, providerChargeId } = attempt;
  const isSame =
    status === "pendente" &&
    code !== null &&
    seen.providerChargeId === providerChargeId &&
    seen.updatedAt !== null &&
    seen.updatedAt.getTime() === providerUpdatedAt?.getTime() &&
    !seen.paidCents &&
    seen.returnedCents === 0 &&
    judge(seen, amountCents) === "pendente";
  if (!isSame) return false;
  const noted = await db.execute(sql`
    with noted as (
      update payment_attempts set read_at = greatest(read_at, ${begunAt}::timestamptz), next_poll_at = ${nextPoll(status, attempt)}, updated_at = now()
      where id = ${attempt.id} and status = ${status} and provider_updated_at = ${seen.updatedAt?.toISOString()}::timestamptz
      returning id),
    marked as (${markProcessed(events)} and exists (select from noted))
    select from noted`);
  return noted.rowCount === 1;
}

/** What the new state makes due: the e-mail with the code, which an attempt that moved on needs no more, and the provider's fee. */
async function dueAfter(tx: Tx, { method, status }: Attempt, to: AttemptStatus, seen: SeenCharge) {
  const isPaidNow = MONEY_CAME.includes(to) && !MONEY_CAME.includes(status);
  return {
    codeEmailAt: to === "pendente" && seen.code ? await codeEmailAt(tx, method) : null,
    // The provider makes the receivables some seconds after the payment.
    ...(isPaidNow ? { feeAt: sql`now() + interval '5 seconds'`, feeTries: 0 } : {}),
  };
}

/** A charge reported as cancelled without a paid amount, which we have as paid, was refunded in full. */
function withKnownPayment(charge: SeenCharge, { paidAmountCents }: Attempt): SeenCharge {
  const isSilent = charge.chargeStatus === "canceled" && (charge.paidCents ?? 0) === 0;
  return isSilent && paidAmountCents ? { ...charge, paidCents: paidAmountCents, returnedCents: paidAmountCents } : charge;
}

/** Whether a newer reading was already applied: an older one that arrives late must not undo a dispute or a refund. */
function isOlder({ updatedAt }: SeenCharge, { providerUpdatedAt }: Attempt): boolean {
  return updatedAt !== null && providerUpdatedAt !== null && updatedAt < providerUpdatedAt;
}

const readSince = (begunAt: string | null) =>
  begunAt === null ? {} : { readAt: sql`greatest(read_at, ${begunAt}::timestamptz)` };

async function noteReading(tx: Tx, attemptId: string, begunAt: string | null): Promise<void> {
  if (begunAt !== null) await tx.update(paymentAttempts).set(readSince(begunAt)).where(eq(paymentAttempts.id, attemptId));
}

type More = Partial<AnswerOf<typeof authenticationFacts>> &
  Partial<AnswerOf<typeof dueAfter>> & { status?: AttemptStatus; readAt?: SQL };

/**
 * Saves the provider's identifiers, the Pix code and the time of the next reading, whatever the state; and the new state, when there is
 * one.
 */
async function saveFacts(tx: Tx, { attempt }: AttemptWithOrder, seen: SeenCharge, more: More): Promise<void> {
  const verdict = judge(seen, attempt.amountCents) ?? "pendente";
  // A code we cancelled may stay pending at the provider; its next reading is scheduled as for a cancelled one.
  const status = verdict === "pendente" && attempt.status === "cancelada" ? attempt.status : verdict;
  const update = tx
    .update(paymentAttempts)
    .set({
      providerOrderId: seen.providerOrderId,
      providerChargeId: seen.providerChargeId,
      paidAmountCents: seen.paidCents,
      refundedAmountCents: seen.returnedCents,
      ...(seen.code && !attempt.code ? { code: seen.code.code, codeExpiresAt: seen.code.expiresAt, codeUrl: seen.code.url } : {}),
      ...(seen.card
        ? { providerCardId: seen.card.providerId, cardBrand: seen.card.brand, cardLastFour: seen.card.lastFour }
        : {}),
      cardToken: null,
      refusal: unconfirmedRefusal(attempt, verdict) ?? seen.refusal,
      ...(seen.updatedAt ? { providerUpdatedAt: seen.updatedAt } : {}),
      nextPollAt: nextPoll(status, attempt),
      updatedAt: sql`now()`,
      ...more,
    })
    .where(eq(paymentAttempts.id, attempt.id));
  // A code that only waits has no consequence that reads them.
  if (status === "pendente" && !METHODS[attempt.method].isJudgedByBank) await atCommit(tx, update.getSQL());
  else await update;
}

function nextPoll(status: AttemptStatus, { method, createdAt, codeExpiresAt, pollCount }: Attempt) {
  const since = (instant: Date): number => Math.max(0, (Date.now() - instant.getTime()) / 1000);
  const endedSeconds = since(codeExpiresAt ?? createdAt);
  const seconds = nextReadingSeconds({ status, method, ageSeconds: since(createdAt), endedSeconds, pollCount });
  return seconds === null ? null : sql`now() + make_interval(secs => ${seconds})`;
}

async function advance(tx: Tx, found: AttemptWithOrder, to: AttemptStatus, seen: SeenCharge): Promise<void> {
  const from = found.attempt.status;
  await recordState(tx, { entity: "payment", entityId: found.attempt.id, from, to, cause: seen.chargeStatus, actor: "provedor" });
  await announce(tx, "order", found.order.id);
  if (to === "nao_existe") await holdPayment(tx, found.attempt);
  if (METHODS[found.attempt.method].isJudgedByBank) await followCard(tx, found, to, seen);
  // Events may skip states (refunded before we read it as paid): the payment is posted first, then the refund.
  if (MONEY_CAME.includes(to) && !MONEY_CAME.includes(from)) await markOrderPaid(tx, found, seen.paidCents ?? 0);
  if (from === "paga" && to === "superpaga") await returnExcess(tx, found, seen.paidCents ?? 0);
  const by = { cause: seen.chargeStatus, actor: "provedor" };
  if (to === "contestada") await moveDispute(tx, found, "formalizar", by);
  // A disputed charge that returns to another state had its dispute closed.
  else if (from === "contestada" && to !== "perdida") await moveDispute(tx, found, "ganhar", by);
}
