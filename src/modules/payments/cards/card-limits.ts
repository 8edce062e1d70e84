import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { NOT_OF_THE_CARD } from "../rules/refusal.ts";
import { cardLimitSetting } from "../settings.ts";
import { card } from "../methods/card.ts";

/**
 * Why this person may not use a card now: too many attempts in 15 minutes, or too many different cards refused in 7 days, over every
 * account with the same mailbox. A card refused before it had an id counts as one card. An expired token, a fault of ours or of the
 * network does not count.
 */
export async function whyNoCard(tx: Tx, userId: string): Promise<"card_limited" | "cards_blocked" | null> {
  const { triesPer15Minutes, refusedCardsPer7Days } = await readSetting(tx, cardLimitSetting);
  const rows = await readRows(
    tx,
    {
      tries: col.int`count(*) filter (where a.created_at > now() - interval '15 minutes' and a.status <> 'nao_existe')`,
      refusedCards: col.int`count(distinct coalesce(a.provider_card_id, a.card_brand || a.card_last_four, a.id::text)) filter (
        where a.status = 'recusada' and coalesce(a.refusal, '') !~ ${NOT_OF_THE_CARD})`,
    },
    (row) => sql`select ${row}
    from payment_attempts a join orders o on o.id = a.order_id join users u on u.id = o.user_id
    where a.method = ${card.name} and a.created_at > now() - interval '7 days'
      and (u.id = ${userId} or u.canonical_email = (select canonical_email from users where id = ${userId}))`,
  );
  const { tries = 0, refusedCards = 0 } = rows[0] ?? {};
  if (refusedCards >= refusedCardsPer7Days) return "cards_blocked";
  return tries >= triesPer15Minutes ? "card_limited" : null;
}
