import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { SeenCard, SeenCharge } from "../seen-charge.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { cards, paymentCustomers } from "../tables/cards.ts";

/** After a payment: who the buyer is at the provider is remembered, and the card too when they asked for it. */
export async function savePaidCard(tx: Tx, { attempt, order }: AttemptWithOrder, seen: SeenCharge): Promise<void> {
  const isKnown = seen.providerCustomerId !== null && (await saveCustomer(tx, order.userId, seen.providerCustomerId));
  if (attempt.saveCard && isKnown && seen.card) await saveProviderCard(tx, order.userId, seen.card);
}

/** Remembers a person's id at the provider, once; false when it is another's (the provider knows people by their e-mail). */
export async function saveCustomer(tx: Tx, userId: string, providerId: string): Promise<boolean> {
  await tx.insert(paymentCustomers).values({ userId, providerId }).onConflictDoNothing();
  const [known] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return known?.providerId === providerId;
}

/** Keeps a card the provider has in this person's wallet; the first one becomes the default. The same card again is itself. */
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

/** One change of a person's cards at a time, whatever else is locked: which is the default depends on them all. */
export async function lockCards(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('cards:' || ${userId}, 0))`);
}
