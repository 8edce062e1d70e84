import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { expiryStanding } from "#kit/card-expiry.ts";
import { db, type Db } from "#platform/db.ts";
import type { Waiting } from "#platform/mail.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { users } from "../../accounts/tables.ts";
import { cards, paymentCustomers } from "../tables/cards.ts";
import type { SavedCard } from "./schema.ts";

/** The person's saved cards, the default first, then the newest. */
export async function listCards(userId: string): Promise<SavedCard[]> {
  const { id, brand, lastFour, holderName, expMonth, expYear, nickname, isDefault, createdAt } = cards;
  const now = sql`now()`.mapWith(createdAt);
  const rows = await db
    .select({ id, brand, lastFour, holderName, expMonth, expYear, nickname, isDefault, now })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNull(cards.removedAt)))
    .orderBy(desc(isDefault), desc(createdAt));
  return rows.map(({ now: at, ...card }) => ({
    ...card,
    expiry: expiryStanding({ month: card.expMonth, year: card.expYear }, at),
  }));
}

type CardForm = { hasAddress: boolean; hasDocument: boolean };

const CARD_FORM = defineRow<CardForm>({
  hasDocument: col.bool`document is not null`,
  hasAddress: col.bool`exists (select 1 from addresses a where a.user_id = u.id and a.is_default)`,
});

/** Which data of the person a new card would still need. */
export async function findCardForm(userId: string): Promise<CardForm> {
  const rows = await readRows(
    db,
    CARD_FORM,
    sql`select ${CARD_FORM}
    from users u where u.id = ${userId}`,
  );
  return rows[0] ?? { hasAddress: false, hasDocument: false };
}

/** The owner of a card, with their customer id at the provider if there is one. */
export async function findCardOwner(on: Db, userId: string) {
  const [owner] = await on
    .select({ name: users.name, email: users.email, document: users.document, customerId: paymentCustomers.providerId })
    .from(users)
    .leftJoin(paymentCustomers, eq(paymentCustomers.userId, users.id))
    .where(eq(users.id, userId));
  return owner ?? null;
}

/** Whether the card of a waiting e-mail is still saved, with the same expiry date. */
export async function isStillSaved(
  { expMonth, expYear }: { expMonth: number; expYear: number },
  { ref }: Waiting,
): Promise<boolean> {
  const same = and(eq(cards.id, ref), isNull(cards.removedAt), eq(cards.expMonth, expMonth), eq(cards.expYear, expYear));
  return (await db.$count(cards, same)) > 0;
}
