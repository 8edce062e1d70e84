import { and, eq, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { saveAddress } from "../../accounts/addresses/save-address.ts";
import { findDefaultAddress } from "../../accounts/addresses/queries.ts";
import type { Address } from "../../accounts/addresses/schema.ts";
import { isCardSpent } from "../../coupons/claim-coupons.ts";
import type { OrderRecord } from "../../orders/find-order.ts";
import { refuseBlockedCard } from "../blocks/find-block.ts";
import { card } from "../methods/card.ts";
import { readPaymentTerms } from "../payment-terms.ts";
import { installmentCost } from "../rules/installments.ts";
import { cards } from "../tables/cards.ts";
import type { paymentAttempts } from "../tables/attempts.ts";
import { whyNoCard } from "./card-limits.ts";
import type { CardPayRefusal, CardInput } from "./schema.ts";

type Prepared = Pick<
  typeof paymentAttempts.$inferInsert,
  | "method"
  | "installments"
  | "interestCents"
  | "authorInterestCents"
  | "cardId"
  | "cardToken"
  | "cardBrand"
  | "cardFirstSix"
  | "cardLastFour"
  | "providerCardId"
  | "saveCard"
  | "billingAddress"
  | "statementName"
>;

/**
 * The values of a card attempt: instalments at today's interest, only if they match the charge the buyer saw; the saved card or the
 * browser's token; the billing address. Applies the limits against stolen cards; the caller has locked the person's row.
 */
export async function prepareCard(tx: Tx, order: OrderRecord, input: CardInput): Promise<Outcome<Prepared, CardPayRefusal>> {
  const storeIds = order.items.map((item) => item.storeId);
  const { methods, rows, terms, statementName } = await readPaymentTerms(tx, storeIds, order.totalCents);
  if (!methods.includes(card.name)) return refuse("method_unavailable");
  const row = rows.find(({ count }) => count === input.installments);
  if (!row) return refuse("installments_unavailable");
  if (row.totalCents !== input.expectedChargeCents) return refuse("price_changed");
  const limited = await whyNoCard(tx, order.userId);
  if (limited) return refuse(limited);
  const source = await cardSource(tx, order, input);
  if (!source.ok) return source;
  const isBorneByAuthor = row.count <= terms.interestFreeUpTo;
  return ok({
    method: card.name,
    installments: row.count,
    interestCents: row.interestCents,
    authorInterestCents: isBorneByAuthor ? installmentCost(order.totalCents, row.count, terms.monthlyBps) : 0,
    statementName,
    ...source.value,
  });
}

async function cardSource(
  tx: Tx,
  order: OrderRecord,
  input: CardInput,
): Promise<Outcome<Partial<Prepared>, "card_missing" | "card_gone" | "address_missing" | "coupon_card_used" | "blocked">> {
  const { userId } = order;
  const { cardId, cardToken, saveCard } = input;
  if (cardId) {
    const [saved] = await tx
      .select()
      .from(cards)
      .where(and(eq(cards.id, cardId), eq(cards.userId, userId), isNull(cards.removedAt)));
    if (!saved) return refuse("card_gone");
    const blocked = await refuseBlockedCard(tx, saved);
    if (blocked) return blocked;
    if (await isCardSpent(tx, order, saved)) return refuse("coupon_card_used");
    const { brand: cardBrand, firstSix: cardFirstSix, lastFour: cardLastFour, providerId: providerCardId } = saved;
    return ok({ cardId, cardBrand, cardFirstSix, cardLastFour, providerCardId });
  }
  if (!cardToken) return refuse("card_missing");
  const billingAddress = await billedAt(tx, userId, input.billingAddress);
  return billingAddress ? ok({ cardToken, saveCard, billingAddress }) : refuse("address_missing", { fields: ADDRESS_MISSING });
}

export const ADDRESS_MISSING = { cep: "Escreva o CEP do endereço de cobrança." };

/** The billing address: the given one, which is saved, or the person's default. Null when there is neither. */
export async function billedAt(tx: Tx, userId: string, given: Address | undefined): Promise<Address | null> {
  if (!given) return findDefaultAddress(tx, userId);
  await saveAddress(tx, userId, given);
  return given;
}
