import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { closeDays, momentOf, type Tx, writeSales } from "./write-sales.ts";

const ORDERS_OF_EACH_BUYER = 3;
const MATERIALS_OF_EACH_STORE = 5;
const ORDERS_OF_EACH_STORE = 500;

/** A market of `orders` paid orders over the last year, one in forty given back, made the first time. */
export async function ordersOfThePlatform(orders: number): Promise<void> {
  const { rows: made } = await db.execute(sql`select 1 from stores where slug = 'bancada-1'`);
  if (made.length === 0) await makeAll(orders);
  await closeDays();
}

async function makeAll(orders: number): Promise<void> {
  const buyers = Math.ceil(orders / ORDERS_OF_EACH_BUYER);
  const stores = Math.min(buyers, Math.ceil(orders / ORDERS_OF_EACH_STORE));
  await db.transaction((tx) => makePeopleAndStores(tx, buyers, stores));
  // Who and what are numbered once: a join by number, not a sort of everybody for each batch.
  await db.execute(sql`
    create unlogged table bench_buyers as select (row_number() over (order by id) - 1)::int as at, id, email from users`);
  await db.execute(sql`
    create unlogged table bench_materials as
    select (row_number() over (order by p.id) - 1)::int as at, p.id, p.store_id, v.id as version_id
    from products p join product_versions v on v.product_id = p.id`);
  await db.execute(sql`create unique index on bench_buyers (at)`);
  await db.execute(sql`create unique index on bench_materials (at)`);
  await db.execute(sql`analyze bench_buyers, bench_materials`);
  await writeSales(orders, async (tx, from, to) => {
    await tx.execute(sql`
      create temp table plan on commit drop as
      select n, new_id() as order_id, new_id() as item_id, new_id() as attempt_id, u.id as user_id, u.email, p.id as product_id, p.store_id,
        p.version_id, ${momentOf(orders)} as at, case when n % 3 = 0 then 'cartao' else 'pix' end as method
      from generate_series(${from}::int, ${to}::int) n
      join bench_buyers u on u.at = n::bigint * 7919 % ${buyers}
      join bench_materials p on p.at = n::bigint * 104729 % ${stores * MATERIALS_OF_EACH_STORE}`);
  });
  await db.execute(sql`drop table bench_buyers, bench_materials`);
}

async function makePeopleAndStores(tx: Tx, buyers: number, stores: number): Promise<void> {
  await tx.execute(sql`
    insert into users (name, email, email_verified)
    select 'Pessoa ' || n, 'bancada' || n || '@exemplo.com.br', true from generate_series(1, ${buyers}::int) n`);
  await tx.execute(sql`
    insert into stores (owner_id, slug, name, author_name, legal_name, document, status, approved_at)
    select id, 'bancada-' || n, 'Bancada ' || n, 'Bancada ' || n, 'Bancada', '52998224725', 'aprovada', now()
    from (select id, row_number() over (order by id) as n from users) u where n <= ${stores}`);
  await tx.execute(sql`insert into wallets (store_id) select id from stores`);
  await tx.execute(sql`
    insert into ledger_accounts (code) select 'seller:' || id || ':pending' from stores union all select 'psp:seller:' || id from stores
    union all values ('revenue:commission'), ('psp:platform') on conflict do nothing`);
  await tx.execute(sql`
    insert into products (store_id, slug, title, price_cents, published_at)
    select s.id, 'bancada-' || n, 'Material ' || n, 2000, now() - interval '366 days'
    from generate_series(1, ${stores * MATERIALS_OF_EACH_STORE}::int) n
    join (select id, row_number() over (order by id) - 1 as at from stores) s on s.at = n % ${stores}`);
  await tx.execute(sql`insert into product_versions (product_id, number) select id, 1 from products`);
  await tx.execute(sql`
    insert into addresses (user_id, cep, street, number, district, city, uf, is_default)
    select id, '01001000', 'Rua', '1', 'Centro', 'Cidade', (array['SP', 'SP', 'SP', 'MG', 'MG', 'RJ', 'PR', 'BA', 'CE', 'RS'])[1 + n % 10], true
    from (select id, row_number() over (order by id) as n from users) u where n % 3 <> 0`);
}
