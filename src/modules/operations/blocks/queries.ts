import { desc, eq, sql } from "drizzle-orm";
import { cardMark, maskBlock } from "#modules/payments/blocks/rules.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { purchaseBlocks } from "#modules/payments/tables/blocks.ts";
import { cards } from "#modules/payments/tables/cards.ts";
import { db, type Db } from "#platform/db.ts";

const MOST = 100;

/** The newest of the block list, who they are only hinted; what stands comes first. */
export async function listBlocks() {
  const isStanding = sql<boolean>`(${purchaseBlocks.endedAt} is null and (${purchaseBlocks.endsAt} is null or ${purchaseBlocks.endsAt} > now()))`;
  const rows = await db
    .select({
      id: purchaseBlocks.id,
      kind: purchaseBlocks.kind,
      value: purchaseBlocks.value,
      reason: purchaseBlocks.reason,
      createdAt: purchaseBlocks.createdAt,
      endsAt: purchaseBlocks.endsAt,
      isStanding,
    })
    .from(purchaseBlocks)
    .orderBy(desc(isStanding), desc(purchaseBlocks.createdAt), desc(purchaseBlocks.id))
    .limit(MOST);
  return rows.map(({ value, ...row }) => ({ ...row, shown: maskBlock(row.kind, value) }));
}

/** The card of the newest payment of an order by card; null when there is none, or the provider did not say its digits. */
export async function findCardMark(on: Db, orderId: string): Promise<string | null> {
  const rows = await on
    .select({
      firstSix: sql<string | null>`coalesce(${paymentAttempts.cardFirstSix}, ${cards.firstSix})`,
      lastFour: sql<string | null>`coalesce(${paymentAttempts.cardLastFour}, ${cards.lastFour})`,
    })
    .from(paymentAttempts)
    .leftJoin(cards, eq(cards.id, paymentAttempts.cardId))
    .where(sql`${paymentAttempts.orderId} = ${orderId} and ${paymentAttempts.method} = 'cartao'`)
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return cardMark(rows[0]?.firstSix, rows[0]?.lastFour);
}
