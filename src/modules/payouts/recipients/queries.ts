import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { recipients } from "../../payments/tables/recipients.ts";
import { recipientRegistrations } from "../tables/registrations.ts";

/** One registration of a store at a time, whoever asks. */
export async function lockStore(tx: Tx, storeId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recebedor:${storeId}`}, 0))`);
}

/** The registration being written or sent, or null. */
export async function findOpenRegistration(on: Db, storeId: number) {
  const [row] = await on
    .select()
    .from(recipientRegistrations)
    .where(
      and(
        eq(recipientRegistrations.storeId, storeId),
        inArray(recipientRegistrations.status, ["rascunho", "enviando", "desconhecido"]),
      ),
    );
  return row ?? null;
}

export async function findRegistration(on: Db, id: string) {
  const [row] = await on.select().from(recipientRegistrations).where(eq(recipientRegistrations.id, id));
  return row ?? null;
}

export async function findRecipient(on: Db, storeId: number) {
  const [row] = await on.select().from(recipients).where(eq(recipients.storeId, storeId));
  return row ?? null;
}

/** Whether any money was ever split to the store: its recipient at the provider may hold some. */
export async function hasEarned(on: Db, storeId: number): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from ledger_accounts a join ledger_postings p on p.account_id = a.id
    where a.code = any(${sql.param([`psp:seller:${storeId}`, `seller:${storeId}:pending`, `seller:${storeId}:available`])}::text[]) limit 1`);
  return rows.length > 0;
}

export type RecipientChange = { from: string | null; to: string; at: string };

/** How the recipient's state changed, newest first. */
export async function readRecipientHistory(on: Db, storeId: number): Promise<RecipientChange[]> {
  const { rows } = await on.execute<RecipientChange>(sql`
    select from_state as "from", to_state as "to", to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from state_history where entity = 'recipient' and entity_id = ${String(storeId)} order by id desc limit 20`);
  return rows;
}
