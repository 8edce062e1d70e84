import { and, eq, inArray } from "drizzle-orm";
import type { PagarmeAnswer, PagarmeFailure } from "#integrations/pagarme/answer.ts";
import type { PagarmeCard } from "#integrations/pagarme/types.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { OrderRecord } from "../../orders/find-order.ts";
import { customerOf } from "../charge-request.ts";
import { refuseBlockedCard } from "../blocks/find-block.ts";
import { type Ended, endingOf } from "../ending-of.ts";
import { type Attempt, TOKEN_SPENT } from "../find-attempt.ts";
import { METHODS } from "../methods/methods.ts";
import { pagarme } from "../provider.ts";
import { CARD_BLOCKED, CARD_NOT_VERIFIED } from "../rules/refusal.ts";
import { pixSetting } from "../settings.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { paymentCustomers } from "../tables/cards.ts";
import { billingAddressOf } from "./billing-address.ts";

type Ready = { ok: true; value: Attempt } | ({ ok: false } & Ended);

/**
 * The attempt with the provider's card id, which is how every card is charged. A new card is first saved as one of the buyer's at the
 * provider, with their address, and may fail the bank's check; a saved one already has an id. Repeating it returns the same card.
 */
export async function readyCard(attempt: Attempt, order: OrderRecord): Promise<Ready> {
  if (!METHODS[attempt.method].isOfSavedCustomer) return { ok: true, value: attempt };
  if (attempt.cardId) return withOwner(attempt, order.userId);
  if (attempt.providerCardId && attempt.providerCustomerId) return { ok: true, value: attempt };
  if (!attempt.cardToken) return { ok: false, status: "nao_existe", refusal: TOKEN_SPENT };
  const customer = await writeCustomer(attempt, order);
  if (!customer.ok) return failed(attempt, customer);
  const card = await writeCard(attempt, customer.value.id, attempt.cardToken);
  if (!card.ok) return failed(attempt, card);
  return save(attempt, customer.value.id, card.value);
}

async function withOwner(attempt: Attempt, userId: string): Promise<Ready> {
  const [owner] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return { ok: true, value: { ...attempt, providerCustomerId: owner?.providerId ?? null } };
}

/** Creates or updates the buyer's customer record: the provider identifies people by e-mail. */
async function writeCustomer(attempt: Attempt, order: OrderRecord) {
  const { contactPhone } = await readSetting(db, pixSetting);
  const person = { name: order.buyerName, email: order.buyerEmail, document: order.buyerDocument };
  return pagarme.customers.create(customerOf(person, contactPhone, attempt.billingAddress), `${attempt.idempotencyKey}-cliente`);
}

function writeCard(attempt: Attempt, customerId: string, token: string): Promise<PagarmeAnswer<PagarmeCard>> {
  const address = billingAddressOf(attempt.billingAddress);
  // The charge that follows checks the card: a separate check would appear as a second charge on the statement.
  const body = { token, ...(address ? { billing_address: address } : {}), options: { verify_card: false } };
  return pagarme.cards.create(customerId, body, `${attempt.idempotencyKey}-cartao`);
}

/** No order was sent yet, so nothing was charged. An unknown result retains the token, sent again with the same keys while it is valid. */
function failed(attempt: Attempt, failure: PagarmeFailure): Ready {
  if (failure.kind === "unknown") return { ok: false, status: "desconhecida", refusal: null };
  const isCheck = failure.kind === "refused" && failure.status === 412;
  if (isCheck && !/token/i.test(failure.message)) return { ok: false, status: "recusada", refusal: CARD_NOT_VERIFIED };
  return { ok: false, ...endingOf(attempt.id, failure) };
}

/**
 * Stores the card before the order is sent, so that a retry charges this same card. An attempt given up meanwhile is not charged,
 * because its buyer may be paying another way; nor is a card on the block list.
 */
async function save(attempt: Attempt, providerCustomerId: string, card: PagarmeCard): Promise<Ready> {
  const facts = {
    providerCustomerId,
    providerCardId: card.id,
    cardToken: null,
    cardBrand: card.brand,
    cardFirstSix: /^\d{6}$/.test(card.first_six_digits ?? "") ? card.first_six_digits : null,
    cardLastFour: /^\d{4}$/.test(card.last_four_digits ?? "") ? card.last_four_digits : null,
  };
  if (await refuseBlockedCard(db, { firstSix: facts.cardFirstSix, lastFour: facts.cardLastFour }))
    return { ok: false, status: "recusada", refusal: CARD_BLOCKED };
  const { rowCount } = await db
    .update(paymentAttempts)
    .set(facts)
    .where(and(eq(paymentAttempts.id, attempt.id), inArray(paymentAttempts.status, ["enviando", "desconhecida"])));
  return rowCount === 1 ? { ok: true, value: { ...attempt, ...facts } } : { ok: false, status: "nao_existe", refusal: null };
}
