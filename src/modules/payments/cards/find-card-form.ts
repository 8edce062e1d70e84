import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

type CardForm = { hasAddress: boolean; hasDocument: boolean };

/** What is already known of a person who keeps a card. */
export async function findCardForm(userId: string): Promise<CardForm> {
  const { rows } = await db.execute<CardForm>(sql`
    select document is not null as "hasDocument",
      exists (select 1 from addresses a where a.user_id = u.id and a.is_default) as "hasAddress"
    from users u where u.id = ${userId}`);
  return rows[0] ?? { hasAddress: false, hasDocument: false };
}
