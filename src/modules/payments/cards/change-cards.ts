import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { pagarme } from "../provider.ts";
import { cards, paymentCustomers } from "../tables/cards.ts";
import { lockCards } from "./save-provider-card.ts";
import type { CardRefusal } from "./schema.ts";

const mine = (userId: string, cardId: string) => and(eq(cards.id, cardId), eq(cards.userId, userId), isNull(cards.removedAt));

/** Sets the nickname of a saved card; an empty one removes it. */
export async function renameCard(userId: string, cardId: string, nickname: string): Promise<Outcome<void, "not_found">> {
  const renamed = await db.update(cards).set({ nickname }).where(mine(userId, cardId)).returning({ id: cards.id });
  return renamed.length > 0 ? ok() : refuse("not_found");
}

/** Makes a saved card the default one. */
export async function makeDefaultCard(userId: string, cardId: string): Promise<Outcome<void, "not_found">> {
  return transact(async (tx) => {
    await lockCards(tx, userId);
    const [card] = await tx.select({ id: cards.id }).from(cards).where(mine(userId, cardId));
    if (!card) return refuse("not_found");
    await setDefault(tx, userId, cardId);
    return ok();
  });
}

async function setDefault(tx: Tx, userId: string, cardId: string): Promise<void> {
  await tx
    .update(cards)
    .set({ isDefault: false })
    .where(and(eq(cards.userId, userId), eq(cards.isDefault, true)));
  await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, cardId));
}

/**
 * Removes a saved card, at the provider first; one that the provider no longer has counts as removed. When it was the default,
 * `nextDefaultId` becomes the default, or the newest of the rest.
 */
export async function removeCard(
  userId: string,
  cardId: string,
  nextDefaultId: string | null,
): Promise<Outcome<void, CardRefusal>> {
  const [card] = await db
    .select({ providerId: cards.providerId, customerId: paymentCustomers.providerId })
    .from(cards)
    .leftJoin(paymentCustomers, eq(paymentCustomers.userId, cards.userId))
    .where(mine(userId, cardId));
  if (!card) return refuse("not_found");
  if (card.customerId) {
    const answer = await pagarme.cards.delete(card.customerId, card.providerId, `${cardId}-remover`);
    if (!answer.ok && !(answer.kind === "refused" && answer.status === 404)) return refuse("provider_silent");
  }
  return transact(async (tx) => {
    await lockCards(tx, userId);
    await tx
      .update(cards)
      .set({ removedAt: sql`now()`, isDefault: false })
      .where(mine(userId, cardId));
    await chooseDefault(tx, userId, nextDefaultId);
    return ok();
  });
}

async function chooseDefault(tx: Tx, userId: string, wantedId: string | null): Promise<void> {
  const left = await tx
    .select({ id: cards.id, isDefault: cards.isDefault })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNull(cards.removedAt)))
    .orderBy(desc(cards.createdAt));
  const next = left.find((card) => card.isDefault) ?? left.find((card) => card.id === wantedId) ?? left[0];
  if (next && !next.isDefault) await setDefault(tx, userId, next.id);
}
