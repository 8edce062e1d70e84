import { and, eq, sql } from "drizzle-orm";
import type { PagarmeFailure } from "#integrations/pagarme/answer.ts";
import { announce } from "#platform/bus.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { readSetting } from "#platform/settings.ts";
import { findOrder, type OrderRecord } from "../orders/find-order.ts";
import { applyCharge } from "./apply-charge.ts";
import { type ChargeSource, chargeRequest } from "./charge-request.ts";
import { type Attempt, TOKEN_SPENT } from "./find-attempt.ts";
import { METHODS } from "./methods/methods.ts";
import { pagarme } from "./provider.ts";
import { interpretCharge } from "./interpret-charge.ts";
import { pixSetting } from "./settings.ts";
import { paymentAttempts } from "./tables/attempts.ts";
import { paymentCustomers } from "./tables/cards.ts";

/**
 * Sends a created attempt to the provider, once: "enviando" is committed before the call, and the call carries the attempt's
 * own key. An answer that may mean "it happened" leaves the attempt unknown, to be asked about, never charged anew.
 */
export async function startPayment(attemptId: string): Promise<void> {
  const [claimed] = await db
    .update(paymentAttempts)
    .set({ status: "enviando", sentAt: sql`now()`, nextPollAt: sql`now() + interval '15 seconds'` })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, "criada")))
    .returning();
  if (claimed) await sendPayment(claimed as Attempt);
}

/** The call itself; the same attempt always sends the same key and body. */
export async function sendPayment(attempt: Attempt): Promise<void> {
  const order = await findOrder(db, attempt.orderId);
  if (!order) return;
  if (METHODS[attempt.method].isJudgedByBank && !attempt.cardId && !attempt.cardToken)
    return close(attempt, "nao_existe", TOKEN_SPENT);
  const request = chargeRequest(attempt, order, await sourceOf(attempt, order));
  const answer = await pagarme.orders.create(request, attempt.idempotencyKey);
  if (!answer.ok) return concludeFailure(attempt, answer);
  const seen = interpretCharge(answer.value);
  if (!seen) return close(attempt, "desconhecida", null);
  await transact(async (tx) => ok(await applyCharge(tx, attempt.id, seen)));
}

/** A "no" to the request itself means that nothing was charged; a spent token is not a refusal of the card. */
function concludeFailure(attempt: Attempt, failure: PagarmeFailure): Promise<void> {
  if (failure.kind === "unknown") return close(attempt, "desconhecida", null);
  if (failure.kind === "unavailable") return close(attempt, "nao_existe", "provedor indisponível");
  if (attempt.cardToken && isAboutToken(failure)) return close(attempt, "nao_existe", TOKEN_SPENT);
  log.error(
    { attemptId: attempt.id, status: failure.status, errors: Object.keys(failure.errors) },
    "the provider refused our request",
  );
  return close(attempt, "recusada", `pedido recusado (${failure.status})`);
}

/** The provider does not publish how it refuses a token that is old, used or of another account: it names it, that is all. */
const isAboutToken = ({ message, errors }: Extract<PagarmeFailure, { kind: "refused" }>): boolean =>
  [message, ...Object.keys(errors), ...Object.values(errors).flat()].some((text) => /token/i.test(text));

async function sourceOf(attempt: Attempt, order: OrderRecord): Promise<ChargeSource> {
  const { contactPhone, expiresSeconds } = await readSetting(db, pixSetting);
  const [customer] = METHODS[attempt.method].isOfSavedCustomer
    ? await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, order.userId))
    : [];
  return {
    phone: contactPhone,
    expiresSeconds,
    customerId: customer?.providerId ?? null,
    cardProviderId: attempt.cardId ? attempt.providerCardId : null,
  };
}

/** Ends the sending; only a doubt keeps the card's token, which may still be sent again with the same key. */
async function close(
  attempt: Attempt,
  status: "recusada" | "nao_existe" | "desconhecida",
  refusal: string | null,
): Promise<void> {
  const isDoubt = status === "desconhecida";
  await transact(async (tx) => {
    await tx
      .update(paymentAttempts)
      .set({
        status,
        refusal,
        ...(isDoubt ? {} : { cardToken: null }),
        nextPollAt: isDoubt ? sql`now() + interval '3 seconds'` : null,
        updatedAt: sql`now()`,
      })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, "enviando")));
    await announce(tx, "order", attempt.orderId);
    return ok();
  });
}
