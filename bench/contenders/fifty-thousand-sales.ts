import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { rollDays } from "#modules/analytics/rollups/roll-days.ts";

const SALES = 50_000;
const BUYERS = 8_000;
const MATERIALS = 60;

/** An author of fifty thousand sales over the last year, one in forty given back, made the first time; answers the store. */
export async function fiftyThousandSales(): Promise<number> {
  const made = await readRows(db, { id: col.int`id` }, (row) => sql`select ${row} from stores where slug = 'bancada'`);
  const storeId = made[0]?.id ?? (await makeAll());
  for (let due = 1; due > 0;) {
    await rollDays();
    const rows = await readRows(
      db,
      { due: col.int`count(*)::int` },
      (row) => sql`select ${row} from changed_days where day < (now() at time zone 'America/Sao_Paulo')::date`,
    );
    due = rows[0]?.due ?? 0;
  }
  await db.execute(sql`analyze`);
  return storeId;
}

function makeAll(): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into users (name, email, email_verified)
      select 'Pessoa ' || n, 'bancada' || n || '@exemplo.com.br', true from generate_series(0, ${BUYERS}) n`);
    const rows = await readRows(
      tx,
      { id: col.int`id` },
      (row) => sql`insert into stores (owner_id, slug, name, author_name, legal_name, document, status, approved_at)
      select id, 'bancada', 'Bancada', 'Bancada', 'Bancada', '52998224725', 'aprovada', now() from users where email = 'bancada0@exemplo.com.br'
      returning ${row}`,
    );
    const storeId = rows[0]?.id ?? 0;
    await tx.execute(sql`insert into wallets (store_id) values (${storeId})`);
    await tx.execute(sql`
      insert into ledger_accounts (code) values (${`seller:${storeId}:pending`}), ('revenue:commission'), (${`psp:seller:${storeId}`}), ('psp:platform')
      on conflict do nothing`);
    await tx.execute(sql`
      insert into products (store_id, slug, title, price_cents, published_at)
      select ${storeId}, 'bancada-' || n, 'Material ' || n, 2000, now() - interval '366 days' from generate_series(1, ${MATERIALS}) n`);
    await tx.execute(sql`
      insert into product_versions (product_id, number) select id, 1 from products where store_id = ${storeId}`);
    await tx.execute(sql`
      insert into product_files (product_id, name) select id, slug || '.pdf' from products where store_id = ${storeId}`);
    await tx.execute(sql`
      create temp table plan on commit drop as
      select n, new_id() as order_id, new_id() as item_id, new_id() as attempt_id, new_id() as entitlement_id,
        now() - interval '364 days' * (n::float8 / ${SALES}) - interval '1 minute' as at,
        case when n % 3 = 0 then 'cartao' else 'pix' end as method, u.id as user_id, p.id as product_id, v.id as version_id, f.id as file_id
      from generate_series(1, ${SALES}) n
      join (select id, row_number() over (order by id) - 1 as at from users where email like 'bancada%') u on u.at = n * 7919 % ${BUYERS}
      join (select id, row_number() over (order by id) - 1 as at from products where store_id = ${storeId}) p on p.at = n / ${BUYERS} * 7 % ${MATERIALS}
      join product_versions v on v.product_id = p.id join product_files f on f.product_id = p.id`);
    await tx.execute(sql`
      insert into orders (id, user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method,
        request_key, terms_version, expires_at, paid_at, created_at)
      select order_id, user_id, 'Pessoa', 'b@exemplo.com.br', '52998224725', 'pago', 2000, 2000, method, new_id(), '1', at, at, at from plan`);
    await tx.execute(sql`
      insert into order_items (id, order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps, commission_cents)
      select item_id, order_id, product_id, version_id, ${storeId}, 'Material', 'pessoal', 2000, 2000, 1200, 240 from plan`);
    await tx.execute(sql`
      insert into payment_attempts (id, order_id, method, status, amount_cents, split, provider_charge_id)
      select attempt_id, order_id, method, 'paga', 2000, '[]', 'ch_' || n from plan`);
    await postAll(tx, storeId, sql`select 'charge.paid', 'ch_' || n, attempt_id, at from plan`, -1);
    await postAll(
      tx,
      storeId,
      sql`select 'refund.done', 'ch_' || n, attempt_id, at + interval '30 seconds' from plan where n % 40 = 0`,
      1,
    );
    await tx.execute(sql`
      insert into sale_reversals (attempt_id, order_item_id, source, kind, ref, net_cents, commission_cents, interest_cents, at)
      select attempt_id, item_id, 'estorno', 'refund.done', 'ch_' || n, 1760, 240, 0, at + interval '30 seconds' from plan where n % 40 = 0`);
    await tx.execute(sql`
      insert into entitlements (id, order_item_id, order_id, user_id, product_id, version_id, granted_at)
      select entitlement_id, item_id, order_id, user_id, product_id, version_id, at from plan on conflict do nothing`);
    await tx.execute(sql`
      insert into downloads (entitlement_id, file_id, ip_prefix, at)
      select entitlement_id, file_id, '', at + interval '1 minute' * k from plan cross join generate_series(1, 2) k
      where n % 9 <> 0 and exists (select 1 from entitlements e where e.id = entitlement_id)`);
    return storeId;
  });
}

type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];

/** Journals of a kind: the author's share and the commission, one way or the other. */
async function postAll(tx: Tx, storeId: number, journals: ReturnType<typeof sql>, sign: 1 | -1): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into ledger_journals (kind, ref, attempt_id, created_at) ${journals} returning id
    )
    insert into ledger_postings (journal_id, account_id, amount_cents)
    select made.id, a.id, x.cents from made
    cross join (values (${`seller:${storeId}:pending`}, ${sign * 1760}::int), ('revenue:commission', ${sign * 240}::int),
      (${`psp:seller:${storeId}`}, ${-sign * 1760}::int), ('psp:platform', ${-sign * 240}::int)) x (code, cents)
    join ledger_accounts a on a.code = x.code`);
}
