import { setTimeout } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { ConfigurationCause, PagarmeFailure } from "#integrations/pagarme/answer.ts";
import { announce } from "#platform/bus.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { readSetting } from "#platform/settings.ts";
import { findOrder, type OrderRecord } from "../orders/find-order.ts";
import { applyCharge } from "./apply-charge.ts";
import { payWithoutAuthentication } from "./cards/pay-without-authentication.ts";
import { readyCard } from "./cards/ready-card.ts";
import { type ChargeSource, chargeRequest } from "./charge-request.ts";
import { type Ended, endingOf } from "./ending-of.ts";
import { type Attempt, findOpenAttempt, lockAttempt } from "./find-attempt.ts";
import { holdPayment } from "./hold-payment.ts";
import { areaOfCharge } from "./incidents/rules.ts";
import { endIncident, reportIfOurs, reportIncident } from "./incidents/report-incident.ts";
import { pagarme } from "./provider.ts";
import { interpretCharge } from "./interpret-charge.ts";
import { OUR_FAULT, PROVIDER_AWAY } from "./seen-charge.ts";
import { boletoSetting, pixSetting } from "./settings.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/**
 * Sends a created attempt to the provider, once: `enviando` is committed before the call, and the call carries the attempt's own key.
 * An answer that may mean a charge leaves the attempt `desconhecida`, to be read later, never charged again. `order`: as it was
 * committed with the attempt, when the caller has it.
 */
export async function startPayment(attemptId: string, order: OrderRecord | null = null): Promise<void> {
  const [claimed] = await db
    .update(paymentAttempts)
    .set({ status: "enviando", sentAt: sql`now()`, nextPollAt: sql`now() + interval '40 seconds'` })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, "criada")))
    .returning();
  if (claimed) await sendPayment(claimed as Attempt, { order });
}

type Created = { attemptId: string; order: OrderRecord | null };

/** How long a buyer waits for the provider before the order's page shows the progress. */
const PATIENCE_MS = 20_000;

/**
 * Starts a payment and waits for its result, at most `patienceMs`: a new card takes three calls. An unfinished payment continues in the
 * background, and the order's page shows its progress.
 */
export async function startAndWait({ attemptId, order }: Created, patienceMs = PATIENCE_MS): Promise<void> {
  const started = startPayment(attemptId, order);
  const isOver = await Promise.race([started.then(() => true), setTimeout(patienceMs, false, { ref: false })]);
  if (!isOver) started.catch((error: unknown) => log.error({ error, attemptId }, "a payment started in the background failed"));
}

/**
 * Calls the provider; the same attempt always sends the same key and body. A new card is first saved as one of the buyer's. `isAgain`:
 * an earlier call of this attempt has no known result.
 */
export async function sendPayment(
  sent: Attempt,
  { isAgain = false, order: known = null }: { isAgain?: boolean; order?: OrderRecord | null } = {},
): Promise<void> {
  const order = known ?? (await findOrder(db, sent.orderId));
  if (!order) return;
  const ready = await readyCard(sent, order);
  if (!ready.ok) return end(sent, ready);
  const attempt = ready.value;
  const request = chargeRequest(attempt, order, await sourceOf());
  const answer = await pagarme.orders.create(request, attempt.idempotencyKey);
  if (!answer.ok) return concludeFailure(attempt, answer, isAgain);
  const seen = interpretCharge(answer.value);
  if (!seen) return close(attempt, "desconhecida", null);
  await transact(async (tx) => ok(await applyCharge(tx, attempt.id, seen)));
  if (seen.ourFault) {
    await reportIncident(areaOfCharge(seen.ourFault), { cause: seen.ourFault, detail: seen.transactionStatus ?? "" });
    return startWithout(attempt, seen.ourFault);
  }
  await endIncident("pagamentos");
  if (attempt.needsAuthentication) await endIncident("autenticacao");
}

async function end(attempt: Attempt, { status, refusal, cause, detail = "" }: Ended): Promise<void> {
  if (cause) await reportIncident(areaOfCharge(cause), { cause, detail });
  await close(attempt, status, refusal, cause);
  if (cause) await startWithout(attempt, cause);
}

/** Starts the attempt, if any, that `payWithoutAuthentication` opened in place of one whose authentication our account may not request. */
async function startWithout({ orderId, needsAuthentication }: Attempt, cause: ConfigurationCause): Promise<void> {
  const next = needsAuthentication && cause === "authentication" ? await findOpenAttempt(db, orderId) : null;
  if (next) await startPayment(next.id);
}

/**
 * A refused request means that nothing was charged; the refusal names the buyer's data only when they are the cause. A call that did not
 * reach the provider says nothing about an earlier call: the result stays unknown.
 */
async function concludeFailure(attempt: Attempt, failure: PagarmeFailure, isAgain: boolean): Promise<void> {
  if (failure.kind === "unknown") return close(attempt, "desconhecida", null);
  if (isAgain && failure.kind !== "refused") {
    await reportIfOurs(failure.kind === "misconfigured" ? areaOfCharge(failure.cause) : "pagamentos", failure);
    return close(attempt, "desconhecida", null);
  }
  return end(attempt, endingOf(attempt.id, failure));
}

async function sourceOf(): Promise<ChargeSource> {
  const { contactPhone, expiresSeconds } = await readSetting(db, pixSetting);
  const { dueDays } = await readSetting(db, boletoSetting);
  return { phone: contactPhone, expiresSeconds, dueDays, siteUrl: env.publicUrl };
}

/** Stores the result of the call. Only an unknown result retains the card's token, which may be sent again with the same key. */
async function close(
  attempt: Attempt,
  status: "recusada" | "nao_existe" | "desconhecida",
  refusal: string | null,
  cause?: ConfigurationCause,
): Promise<void> {
  const isDoubt = status === "desconhecida";
  await transact(async (tx) => {
    const locked = cause === "authentication" ? await lockAttempt(tx, attempt.id) : null;
    const closed = await tx
      .update(paymentAttempts)
      .set({
        status,
        refusal,
        ...(isDoubt ? {} : { cardToken: null }),
        nextPollAt: isDoubt ? sql`now() + interval '3 seconds'` : null,
        updatedAt: sql`now()`,
      })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, "enviando")))
      .returning({ id: paymentAttempts.id });
    if (closed.length > 0 && (refusal === OUR_FAULT || refusal === PROVIDER_AWAY)) await holdPayment(tx, attempt);
    if (closed.length > 0 && locked) await payWithoutAuthentication(tx, locked);
    await announce(tx, "order", attempt.orderId);
    return ok();
  });
}
