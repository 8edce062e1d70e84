import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { expiryStanding } from "#kit/card-expiry.ts";
import { db } from "#platform/db.ts";
import { cards } from "../tables/cards.ts";
import type { SavedCard } from "./schema.ts";

/** The cards a person kept, the default first, then the newest. */
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
