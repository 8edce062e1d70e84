import { eq, sql } from "drizzle-orm";
import { recipients } from "../../payments/tables/recipients.ts";
import { wallets } from "../../payments/tables/ledger.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { heldCents } from "./rules/explain-difference.ts";
import { providerBalances } from "../tables/balances.ts";

const EMPTY = { pendingCents: 0, availableCents: 0, reservedCents: 0, debtCents: 0 };

/** An author's buckets in our ledger, in centavos. */
export async function readWallet(storeId: number): Promise<typeof EMPTY> {
  const [row] = await db.select().from(wallets).where(eq(wallets.storeId, storeId));
  if (!row) return EMPTY;
  const { storeId: _, ...pockets } = row;
  return pockets;
}

/** The author's recipient id at the provider, or null before the registration. */
export async function recipientOf(storeId: number): Promise<string | null> {
  const [row] = await db.select({ providerId: recipients.providerId }).from(recipients).where(eq(recipients.storeId, storeId));
  return row?.providerId ?? null;
}

/** The provider's balance as last read, or null before the first reading. */
export async function lastReading(storeId: number) {
  const [row] = await db.select().from(providerBalances).where(eq(providerBalances.storeId, storeId));
  if (!row) return null;
  const { storeId: _, ...reading } = row;
  return reading;
}

export type ExpectedDay = { day: string; cents: number; sales: number };

const EXPECTED_DAY = defineRow<ExpectedDay>({
  day: col.text`to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
  cents: col.int`sum(cents)::bigint`,
  sales: col.int`count(distinct attempt_id)::int`,
});

/**
 * What an author will receive, by day in São Paulo: of each sale, only what is still pending after refunds and disputes, assigned to
 * the first instalments. Overdue amounts wait for the provider and count as today. The days add up to the pending bucket.
 */
export async function expectedByDay(storeId: number): Promise<ExpectedDay[]> {
  const rows = await readRows(
    db,
    EXPECTED_DAY,
    sql`with account as (
      select id from ledger_accounts where code = ${`seller:${storeId}:pending`}
    ), waiting as (
      select r.attempt_id, r.due_at, r.amount_cents,
        sum(r.amount_cents) over (partition by r.attempt_id order by r.installment desc) - r.amount_cents as after
      from receivables r where r.store_id = ${storeId} and r.released_at is null
    ), remaining as (
      select j.attempt_id, -sum(p.amount_cents) as cents
      from ledger_postings p join ledger_journals j on j.id = p.journal_id
      where p.account_id = (select id from account) and j.attempt_id in (select attempt_id from waiting)
      group by j.attempt_id
    ), shares as (
      select greatest(w.due_at, now()) as at, w.attempt_id, least(w.amount_cents, greatest(m.cents - w.after, 0)) as cents
      from waiting w join remaining m on m.attempt_id = w.attempt_id
    )
    select ${EXPECTED_DAY}
    from shares where cents > 0 group by 1 order by 1`,
  );
  return rows;
}

/** All data of the author's balance page; `asOf` is the database's clock. */
export async function getBalanceFacts(storeId: number) {
  const [wallet, reading, days, rows] = await Promise.all([
    readWallet(storeId),
    lastReading(storeId),
    expectedByDay(storeId),
    readRows(
      db,
      {
        asOf: col.time`now()`,
        hasRecipient: col.bool`exists (select 1 from recipients where store_id = ${storeId})`,
        bookedCents: col.int`(select coalesce(sum(p.amount_cents), 0)::bigint from ledger_postings p join ledger_accounts a on a.id = p.account_id
          where a.code = ${`psp:seller:${storeId}`})`,
        lastMovedAt: col.time.orNull`(select max(j.created_at) from ledger_journals j where j.id = (
          select max(p.journal_id) from ledger_postings p join ledger_accounts a on a.id = p.account_id
          where a.code = ${`psp:seller:${storeId}`}))`,
      },
      (row) => sql`select ${row}`,
    ),
  ]);
  const [at] = rows;
  return {
    wallet,
    reading,
    days,
    asOf: new Date(at?.asOf ?? Date.now()),
    lastMovedAt: at?.lastMovedAt ? new Date(at.lastMovedAt) : null,
    hasRecipient: at?.hasRecipient ?? false,
    coveredCents: Math.max(0, (at?.bookedCents ?? 0) - heldCents(wallet)),
  };
}
