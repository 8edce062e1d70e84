import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { closeDays, momentOf, type Tx, writeSales } from "./write-sales.ts";

const MATERIALS = 60;
/** Purchases of each buyer, at most one of each material. */
const OF_EACH_BUYER = 6;
/** Access is written in so many parts: a statement has a minute. */
const PARTS = 20;

/** An author of `sales` sales over the last year, one in forty given back, made the first time; answers the store, a material and a buyer. */
export async function salesOfOneAuthor(sales: number): Promise<{ storeId: number; material: number; buyer: string }> {
  const made = await readRows(db, { id: col.int`id` }, (row) => sql`select ${row} from stores where slug = 'bancada'`);
  const storeId = made[0]?.id ?? (await makeAll(sales));
  await deliver(storeId);
  await closeDays();
  const [material] = await readRows(
    db,
    { id: col.int`id` },
    (row) => sql`select ${row} from products where store_id = ${storeId} order by id limit 1`,
  );
  return { storeId, material: material?.id ?? 0, buyer: "bancada77@exemplo.com.br" };
}

async function makeAll(sales: number): Promise<number> {
  const buyers = Math.ceil(sales / OF_EACH_BUYER);
  const storeId = await db.transaction((tx) => makeStore(tx, buyers));
  await writeSales(sales, async (tx, from, to) => {
    await tx.execute(sql`
      create temp table plan on commit drop as
      select n, new_id() as order_id, new_id() as item_id, new_id() as attempt_id, ${storeId}::int as store_id,
        ${momentOf(sales)} as at, case when n % 3 = 0 then 'cartao' else 'pix' end as method,
        u.id as user_id, u.email, p.id as product_id, v.id as version_id
      from generate_series(${from}::int, ${to}::int) n
      join (select id, email, row_number() over (order by id) - 1 as at from users where email like 'bancada%') u on u.at = n::bigint * 7919 % ${buyers}
      join (select id, row_number() over (order by id) - 1 as at from products where store_id = ${storeId}) p on p.at = n / ${buyers} * 7 % ${MATERIALS}
      join product_versions v on v.product_id = p.id`);
  });
  return storeId;
}

async function makeStore(tx: Tx, buyers: number): Promise<number> {
  await tx.execute(sql`
    insert into users (name, email, email_verified)
    select 'Pessoa ' || n, 'bancada' || n || '@exemplo.com.br', true from generate_series(0, ${buyers}::int) n`);
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
  await tx.execute(sql`insert into product_versions (product_id, number) select id, 1 from products where store_id = ${storeId}`);
  await tx.execute(sql`
    insert into product_files (product_id, name) select id, slug || '.pdf' from products where store_id = ${storeId}`);
  return storeId;
}

/** Access to everything sold, and two downloads of eight in nine, unless there are any already. */
async function deliver(storeId: number): Promise<void> {
  const { rows: delivered } = await db.execute(sql`select 1 from downloads limit 1`);
  if (delivered.length > 0) return;
  for (let part = 0; part < PARTS; part++) {
    await db.execute(sql`
      insert into entitlements (id, order_item_id, order_id, user_id, product_id, version_id, granted_at)
      select new_id(), i.id, o.id, o.user_id, i.product_id, i.version_id, o.paid_at from order_items i join orders o on o.id = i.order_id
      where i.store_id = ${storeId} and abs(hashtext(i.id::text)) % ${PARTS} = ${part} on conflict do nothing`);
  }
  for (let part = 0; part < PARTS; part++) {
    await db.execute(sql`
      insert into downloads (entitlement_id, file_id, ip_prefix, at)
      select e.id, f.id, '', e.granted_at + interval '1 minute' * k
      from entitlements e join product_files f on f.product_id = e.product_id cross join generate_series(1, 2) k
      where hashtext(e.id::text) % 9 <> 0 and abs(hashtext(e.order_id::text)) % ${PARTS} = ${part}`);
  }
}
