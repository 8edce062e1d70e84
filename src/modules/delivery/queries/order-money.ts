import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ChargedMethod } from "../../orders/rules.ts";

/** What a journal moved, in centavos as seen by whose money it is: in is positive. */
export type Movement = { id: number; kind: string; ref: string; amountCents: number; at: Date };

type Row = Omit<Movement, "at"> & { atMs: number };
const dated = (rows: Row[]): Movement[] => rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));

/**
 * Every movement of one author's money that an order caused, straight from the journals: their sum is what the sale left in the
 * author's pockets (what waits, what is available, less what is owed) before withdrawals.
 */
export async function listSaleMovements(orderId: string, storeId: number): Promise<Movement[]> {
  const { rows } = await db.execute<Row>(sql`
    select j.id, j.kind, j.ref, (-sum(p.amount_cents))::bigint as "amountCents", (extract(epoch from j.created_at) * 1000)::float8 as "atMs"
    from ledger_journals j
    join ledger_postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
    join payment_attempts t on t.id = j.attempt_id
    where t.order_id = ${orderId} and a.code like ${`seller:${storeId}:%`}
    group by j.id having sum(p.amount_cents) <> 0 order by j.id limit 200`);
  return dated(rows);
}

export type Release = { amountCents: number; dueAt: Date; releasedAt: Date | null };

/** When the author's share of an order may be withdrawn, part by part as the provider pays it. */
export async function listReleases(orderId: string, storeId: number): Promise<Release[]> {
  const { rows } = await db.execute<{ amountCents: number; dueMs: number; releasedMs: number | null }>(sql`
    select r.amount_cents as "amountCents", (extract(epoch from r.due_at) * 1000)::float8 as "dueMs",
      (extract(epoch from r.released_at) * 1000)::float8 as "releasedMs"
    from receivables r join payment_attempts t on t.id = r.attempt_id
    where t.order_id = ${orderId} and r.store_id = ${storeId} order by r.installment`);
  return rows.map(({ amountCents, dueMs, releasedMs }) => ({
    amountCents,
    dueAt: new Date(dueMs),
    releasedAt: releasedMs === null ? null : new Date(releasedMs),
  }));
}

export type Payment = {
  method: ChargedMethod;
  installments: number;
  interestCents: number;
  cardBrand: string | null;
  cardLastFour: string | null;
};

/** How the order was paid: the attempt whose money bought it. Null for a free or unpaid one. */
export async function findPayment(orderId: string): Promise<Payment | null> {
  const { rows } = await db.execute<Payment>(sql`
    select t.method, t.installments, t.interest_cents as "interestCents", t.card_brand as "cardBrand", t.card_last_four as "cardLastFour"
    from payment_attempts t join ledger_journals j on j.kind = 'charge.paid' and j.ref = t.provider_charge_id
    where t.order_id = ${orderId} limit 1`);
  return rows[0] ?? null;
}
