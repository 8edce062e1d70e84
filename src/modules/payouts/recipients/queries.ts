import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { recipients } from "../../payments/tables/recipients.ts";
import { stores } from "../../stores/tables.ts";
import { recipientRegistrations } from "../tables/registrations.ts";

/** Serialises a store's registrations until `tx` ends. */
export async function lockStore(tx: Tx, storeId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recebedor:${storeId}`}, 0))`);
}

/** The registration that is a draft or being sent, or null. */
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

/** Whether the store ever received a share of a sale: its recipient at the provider may hold money. */
export async function hasEarned(on: Db, storeId: number): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from ledger_accounts a join ledger_postings p on p.account_id = a.id
    where a.code = any(${sql.param([`psp:seller:${storeId}`, `seller:${storeId}:pending`, `seller:${storeId}:available`])}::text[]) limit 1`);
  return rows.length > 0;
}

/** The store's data given by the author. */
export async function findStore(on: Db, storeId: number) {
  const { name, legalName, document, city, uf, commissionBps } = stores;
  const [row] = await on
    .select({ name, legalName, document, city, uf, commissionBps })
    .from(stores)
    .where(eq(stores.id, storeId));
  return row ?? null;
}

export type PaymentsChange = {
  entity: "recipient" | "store_payments";
  what: string;
  from: string | null;
  to: string;
  at: string;
};

const PAYMENTS_CHANGE = defineRow<PaymentsChange>({
  entity: col.oneOf(["recipient", "store_payments"])`entity`,
  what: col.text`cause`,
  from: col.text.orNull`from_state`,
  to: col.text`to_state`,
  at: col.text`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
});

/** The changes of a store's payments, newest first: its state at the provider and its own settings; at most 20. */
export async function readPaymentsHistory(on: Db, storeId: number): Promise<PaymentsChange[]> {
  const rows = await readRows(
    on,
    PAYMENTS_CHANGE,
    sql`select ${PAYMENTS_CHANGE}
    from state_history where entity in ('recipient', 'store_payments') and entity_id = ${String(storeId)}
    order by id desc limit 20`,
  );
  return rows;
}
