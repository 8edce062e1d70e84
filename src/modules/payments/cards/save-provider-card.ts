import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { SeenCard, SeenCharge } from "../seen-charge.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { cards, paymentCustomers } from "../tables/cards.ts";

/** After a payment, stores the buyer's customer id at the provider, and the card when the buyer requested it. */
export async function savePaidCard(tx: Tx, { attempt, order }: AttemptWithOrder, seen: SeenCharge): Promise<void> {
  const isKnown = seen.providerCustomerId !== null && (await saveCustomer(tx, order.userId, seen.providerCustomerId));
  if (attempt.saveCard && isKnown && seen.card) await saveProviderCard(tx, order.userId, seen.card);
}

/**
 * Stores a person's customer id at the provider, once; false when it differs from the stored one (the provider identifies people by
 * e-mail).
 */
export async function saveCustomer(tx: Tx, userId: string, providerId: string): Promise<boolean> {
  await tx.insert(paymentCustomers).values({ userId, providerId }).onConflictDoNothing();
  const [known] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return known?.providerId === providerId;
}

/**
 * Saves a card of the provider for this person; the first one becomes the default. Saving it again updates it. Null when it is someone
 * else's.
 */
export async function saveProviderCard(tx: Tx, userId: string, card: SeenCard): Promise<string | null> {
  await lockCards(tx, userId);
  const [saved] = await tx
    .insert(cards)
    .values({ ...card, userId })
    .onConflictDoUpdate({
      target: cards.providerId,
      set: {
        removedAt: null,
        expMonth: card.expMonth,
        expYear: card.expYear,
        holderName: card.holderName,
        firstSix: card.firstSix,
      },
      setWhere: eq(cards.userId, userId),
    })
    .returning({ id: cards.id });
  if (!saved) return null;
  const [current] = await tx
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.isDefault, true)));
  if (!current) await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, saved.id));
  return saved.id;
}

/** Allows one change of a person's cards at a time: the default depends on all of them. */
export async function lockCards(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('cards:' || ${userId}, 0))`);
}
