import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

/** The books as counts that must all be zero: unbalanced journals, wallets that differ from the postings, double payments. */
export async function ledgerViolations(): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    with pockets as (
      select split_part(a.code, ':', 2)::int as store_id, split_part(a.code, ':', 3) as pocket, sum(p.amount_cents) as cents
      from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.code like 'seller:%' group by 1, 2
    ), summed as (
      select w.*, coalesce(-max(p.cents) filter (where p.pocket = 'pending'), 0) as pending,
        coalesce(-max(p.cents) filter (where p.pocket = 'available'), 0) as available, coalesce(max(p.cents) filter (where p.pocket = 'debt'), 0) as debt
      from wallets w left join pockets p on p.store_id = w.store_id group by w.store_id
    )
    select
      (select count(*) from (select journal_id from ledger_postings group by 1 having sum(amount_cents) <> 0) x)::int as unbalanced,
      (select count(*) from summed where pending <> pending_cents or available <> available_cents or debt <> debt_cents)::int as wallets,
      (select count(*) from (select a.order_id from payment_attempts a join ledger_journals j on j.kind = 'charge.paid' and j.ref = a.provider_charge_id
        group by 1 having count(*) > 1) x)::int as "paidTwice",
      (select count(*) from orders o where o.status = 'pago' and o.total_cents > 0 and not exists (
        select 1 from payment_attempts a join ledger_journals j on j.kind = 'charge.paid' and j.ref = a.provider_charge_id where a.order_id = o.id))::int as "paidWithoutJournal",
      (select count(*) from order_items i join orders o on o.id = i.order_id where o.status = 'pago' and not exists (
        select 1 from entitlements e where e.order_item_id = i.id and e.revoked_at is null))::int as "paidWithoutAccess"`);
  return rows[0] ?? {};
}

export const NO_VIOLATIONS = { unbalanced: 0, wallets: 0, paidTwice: 0, paidWithoutJournal: 0, paidWithoutAccess: 0 };

/** How many journals of a kind there are, and the balance of an account. */
export async function countJournals(kind: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ledger_journals where kind = ${kind}`);
  return rows[0]?.n ?? 0;
}

export async function balanceOf(code: string): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(p.amount_cents), 0)::bigint as cents from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.code = ${code}`);
  return rows[0]?.cents ?? 0;
}
