import { sql } from "drizzle-orm";
import { rollDays } from "#modules/analytics/rollups/roll-days.ts";
import { rollPlatformDays } from "#modules/analytics/rollups/roll-platform-days.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];

/** Sales written in one transaction. */
const AT_ONCE = 50_000;

const DAYS = defineRow({
  due: col.int`((select count(*) from changed_days where day < (now() at time zone 'America/Sao_Paulo')::date)
    + (select count(*) from changed_house_days where day < (now() at time zone 'America/Sao_Paulo')::date))::int`,
});

/**
 * Writes `count` paid sales spread over the last 364 days, one in forty given back, in transactions of fifty thousand. `plan` makes the temporary
 * table `plan` of the sales numbered `from` to `to`: who bought what, when and how.
 */
export async function writeSales(count: number, plan: (tx: Tx, from: number, to: number) => Promise<void>): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1);
    await db.transaction(async (tx) => {
      await plan(tx, from, to);
      await writePlanned(tx);
    });
    console.error(`${to} of ${count} sales`);
  }
}

/** Sums every closed day, as the worker does each night. */
export async function closeDays(): Promise<void> {
  for (let due = 1; due > 0;) {
    await rollDays();
    await rollPlatformDays();
    const rows = await readRows(db, DAYS, sql`select ${DAYS}`);
    due = rows[0]?.due ?? 0;
  }
  await db.execute(sql`vacuum analyze`);
}

/** The moment of sale `n` of `count`, the last of them a minute ago. */
export const momentOf = (count: number) => sql`now() - interval '364 days' * (1 - n::float8 / ${count}) - interval '1 minute'`;

async function writePlanned(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into orders (id, user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method,
      request_key, terms_version, expires_at, paid_at, created_at)
    select order_id, user_id, 'Pessoa', email, '52998224725', 'pago', 2000, 2000, method, new_id(), '1', at, at, at from plan`);
  await tx.execute(sql`
    insert into order_items (id, order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps, commission_cents)
    select item_id, order_id, product_id, version_id, store_id, 'Material', 'pessoal', 2000, 2000, 1200, 240 from plan`);
  await tx.execute(sql`
    insert into payment_attempts (id, order_id, method, status, amount_cents, split, provider_charge_id)
    select attempt_id, order_id, method, 'paga', 2000, '[]', 'ch_' || n from plan`);
  await writeJournals(tx, "charge.paid", -1, 1);
  await writeJournals(tx, "refund.done", 1, 40);
  await tx.execute(sql`
    insert into sale_reversals (attempt_id, order_item_id, source, kind, ref, net_cents, commission_cents, interest_cents, at)
    select attempt_id, item_id, 'estorno', 'refund.done', 'ch_' || n, 1760, 240, 0, at + interval '30 seconds' from plan where n % 40 = 0`);
}

/** A journal for each sale, or one in `every`: the author's share and the commission, one way or the other. */
async function writeJournals(tx: Tx, kind: string, sign: 1 | -1, every: number): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into ledger_journals (kind, ref, attempt_id, created_at)
      select ${kind}, 'ch_' || n, attempt_id, at from plan where n % ${every} = 0 returning id, attempt_id
    )
    insert into ledger_postings (journal_id, account_id, amount_cents)
    select made.id, a.id, x.cents from made join plan on plan.attempt_id = made.attempt_id
    cross join lateral (values ('seller:' || plan.store_id || ':pending', ${sign * 1760}::int), ('revenue:commission', ${sign * 240}::int),
      ('psp:seller:' || plan.store_id, ${-sign * 1760}::int), ('psp:platform', ${-sign * 240}::int)) x (code, cents)
    join ledger_accounts a on a.code = x.code`);
}
