import { sql } from "drizzle-orm";
import { rollDays } from "#modules/analytics/rollups/roll-days.ts";
import { rollPlatformDays } from "#modules/analytics/rollups/roll-platform-days.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const ORDERS = 200_000;
const BUYERS = 60_000;
const STORES = 400;
const MATERIALS = 2_000;

const TWO_HUNDRED_THOUSAND_ORDERS = defineRow({
  due: col.int`((select count(*) from changed_days where day < (now() at time zone 'America/Sao_Paulo')::date)
        + (select count(*) from changed_house_days where day < (now() at time zone 'America/Sao_Paulo')::date))::int`,
});

/** A market of 200 thousand paid orders over the last year, one in forty given back, made the first time. */
export async function twoHundredThousandOrders(): Promise<void> {
  const { rows: made } = await db.execute(sql`select 1 from stores where slug = 'bancada-1'`);
  if (made.length === 0) await makeAll();
  for (let due = 1; due > 0;) {
    await rollDays();
    await rollPlatformDays();
    const rows = await readRows(db, TWO_HUNDRED_THOUSAND_ORDERS, sql`select ${TWO_HUNDRED_THOUSAND_ORDERS}`);
    due = rows[0]?.due ?? 0;
  }
  await db.execute(sql`vacuum analyze`);
}

function makeAll(): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into users (name, email, email_verified)
      select 'Pessoa ' || n, 'bancada' || n || '@exemplo.com.br', true from generate_series(1, ${BUYERS}) n`);
    await tx.execute(sql`
      insert into stores (owner_id, slug, name, author_name, legal_name, document, status, approved_at)
      select id, 'bancada-' || n, 'Bancada ' || n, 'Bancada ' || n, 'Bancada', '52998224725', 'aprovada', now()
      from (select id, row_number() over (order by id) as n from users) u where n <= ${STORES}`);
    await tx.execute(sql`insert into wallets (store_id) select id from stores`);
    await tx.execute(sql`
      insert into ledger_accounts (code) select 'seller:' || id || ':pending' from stores union all select 'psp:seller:' || id from stores
      union all values ('revenue:commission'), ('psp:platform') on conflict do nothing`);
    await tx.execute(sql`
      insert into products (store_id, slug, title, price_cents, published_at)
      select s.id, 'bancada-' || n, 'Material ' || n, 2000, now() - interval '366 days' from generate_series(1, ${MATERIALS}) n
      join (select id, row_number() over (order by id) - 1 as at from stores) s on s.at = n % ${STORES}`);
    await tx.execute(sql`insert into product_versions (product_id, number) select id, 1 from products`);
    await tx.execute(sql`
      create temp table plan on commit drop as
      select n, new_id() as order_id, new_id() as item_id, new_id() as attempt_id, u.id as user_id, u.email, p.id as product_id, p.store_id,
        v.id as version_id, now() - interval '364 days' * (n::float8 / ${ORDERS}) - interval '1 minute' as at,
        case when n % 3 = 0 then 'cartao' else 'pix' end as method
      from generate_series(1, ${ORDERS}) n
      join (select id, email, row_number() over (order by id) - 1 as at from users) u on u.at = n::bigint * 7919 % ${BUYERS}
      join (select id, store_id, row_number() over (order by id) - 1 as at from products) p on p.at = n::bigint * 104729 % ${MATERIALS}
      join product_versions v on v.product_id = p.id`);
    await tx.execute(sql`
      insert into addresses (user_id, cep, street, number, district, city, uf, is_default)
      select id, '01001000', 'Rua', '1', 'Centro', 'Cidade', (array['SP', 'SP', 'SP', 'MG', 'MG', 'RJ', 'PR', 'BA', 'CE', 'RS'])[1 + n % 10], true
      from (select id, row_number() over (order by id) as n from users) u where n % 3 <> 0`);
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
    for (const [kind, sign, only] of [
      ["charge.paid", -1, 1],
      ["refund.done", 1, 40],
    ] as const)
      await tx.execute(sql`
        with made as (
          insert into ledger_journals (kind, ref, attempt_id, created_at)
          select ${kind}, 'ch_' || n, attempt_id, at from plan where n % ${only} = 0 returning id, attempt_id
        )
        insert into ledger_postings (journal_id, account_id, amount_cents)
        select made.id, a.id, x.cents from made join plan on plan.attempt_id = made.attempt_id
        cross join lateral (values ('seller:' || plan.store_id || ':pending', ${sign * 1760}::int), ('revenue:commission', ${sign * 240}::int),
          ('psp:seller:' || plan.store_id, ${-sign * 1760}::int), ('psp:platform', ${-sign * 240}::int)) x (code, cents)
        join ledger_accounts a on a.code = x.code`);
    await tx.execute(sql`
      insert into sale_reversals (attempt_id, order_item_id, source, kind, ref, net_cents, commission_cents, interest_cents, at)
      select attempt_id, item_id, 'estorno', 'refund.done', 'ch_' || n, 1760, 240, 0, at from plan where n % 40 = 0`);
  });
}
