import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { OurCharge } from "./rules.ts";

export type KnownRecipient = { storeId: number; providerId: string; bookedCents: number };

const BOOKED_RECIPIENTS = defineRow({
  storeId: col.int.orNull`r.store_id`,
  providerId: col.text.orNull`r.provider_id`,
  bookedCents: col.int`coalesce(b.cents, 0)::bigint`,
});

/** Every author's recipient with its balance in our ledger; the platform's own is `psp:platform`. */
export async function bookedRecipients(): Promise<{ sellers: KnownRecipient[]; platformCents: number }> {
  const rows = await readRows(
    db,
    BOOKED_RECIPIENTS,
    sql`with booked as (
      select a.code, sum(p.amount_cents)::bigint as cents from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.code like 'psp:%' group by 1
    )
    select ${BOOKED_RECIPIENTS}
    from recipients r left join booked b on b.code = 'psp:seller:' || r.store_id
    union all select null, null, coalesce((select cents from booked where code = 'psp:platform'), 0)::bigint
    order by 1 nulls last`,
  );
  return {
    sellers: rows.filter((row): row is KnownRecipient => row.storeId !== null && row.providerId !== null),
    platformCents: rows.find((row) => row.storeId === null)?.bookedCents ?? 0,
  };
}

type Booked = OurCharge & { attemptId: string };

const BOOKED_CHARGES = defineRow({
  charge: col.text`t.provider_charge_id`,
  attemptId: col.text`t.id`,
  code: col.text.orNull`a.code`,
  cents: col.int`coalesce(sum(p.amount_cents), 0)::bigint`,
  fee: col.int`coalesce(-sum(p.amount_cents) filter (where j.kind in ('charge.fee', 'dispute.fee') and a.code = 'psp:platform'), 0)::bigint`,
  booked: col.bool`coalesce(bool_or(j.kind in ('charge.paid', 'charge.unclaimed')), false)`,
});

/** The movements of these charges at the provider according to our ledger. Unknown charges are left out. */
export async function bookedCharges(chargeIds: string[]): Promise<Map<string, Booked>> {
  const rows = await readRows(
    db,
    BOOKED_CHARGES,
    sql`select ${BOOKED_CHARGES}
    from payment_attempts t
    left join ledger_journals j on j.attempt_id = t.id
    left join ledger_postings p on p.journal_id = j.id
      and p.account_id in (select id from ledger_accounts where code like 'psp:%')
    left join ledger_accounts a on a.id = p.account_id
    where t.provider_charge_id in (select jsonb_array_elements_text(${JSON.stringify(chargeIds)}::jsonb))
    group by 1, 2, 3`,
  );
  const charges = new Map<string, Booked & { netByStore: Map<number | null, number> }>();
  for (const { charge, attemptId, code, cents, fee, booked } of rows) {
    const known = charges.get(charge) ?? { attemptId, netByStore: new Map(), feeCents: 0, isBooked: false };
    charges.set(charge, { ...known, feeCents: known.feeCents + fee, isBooked: known.isBooked || booked });
    if (code) known.netByStore.set(code === "psp:platform" ? null : Number(code.split(":")[2]), cents);
  }
  return charges;
}

/** The order and attempt of a charge in a finding (`ref` may have a store after the charge); null when it is not ours. */
export async function findOrderOfCharge(ref: string): Promise<{ orderId: string; number: number; attemptId: string } | null> {
  const rows = await readRows(
    db,
    { orderId: col.text`o.id`, number: col.int`o.number`, attemptId: col.text`t.id` },
    (row) => sql`
    select ${row} from payment_attempts t join orders o on o.id = t.order_id
    where t.provider_charge_id = split_part(${ref}, ':', 1) limit 1`,
  );
  return rows[0] ?? null;
}

/** Sales booked since an instant and at least ten minutes ago, so that the provider already lists them. */
export async function chargesBookedSince(since: Date): Promise<string[]> {
  const rows = await readRows(
    db,
    { ref: col.text`ref` },
    (row) => sql`select ${row} from ledger_journals
    where kind = 'charge.paid' and created_at between ${since.toISOString()} and now() - interval '10 minutes' order by id`,
  );
  return rows.map((row) => row.ref);
}

export type KnownWithdrawal = { providerId: string; storeId: number; amountCents: number; status: string; isBooked: boolean };

const KNOWN_WITHDRAWAL = defineRow<KnownWithdrawal>({
  providerId: col.text`w.provider_id`,
  storeId: col.int`w.store_id`,
  amountCents: col.int`w.net_cents`,
  status: col.text`w.status`,
  isBooked: col.bool`exists (select 1 from ledger_journals j where j.kind = 'withdrawal.paid' and j.ref = w.id::text)
        and not exists (select 1 from ledger_journals j where j.kind = 'withdrawal.reversed' and j.ref = w.id::text)`,
});

/** Withdrawals that the provider accepted, by its id; `isBooked` when our ledger already has them as paid out. */
export async function sentWithdrawals(): Promise<Map<string, KnownWithdrawal>> {
  const rows = await readRows(
    db,
    KNOWN_WITHDRAWAL,
    sql`select ${KNOWN_WITHDRAWAL}
    from withdrawals w where w.provider_id is not null`,
  );
  return new Map(rows.map((row) => [row.providerId, row]));
}
