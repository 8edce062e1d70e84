import type pg from "pg";

/** An author, a product and access to its file, by SQL alone: what a database of before has, whatever the tables are called in code. */
export async function makeSale(client: pg.ClientBase): Promise<{ storeId: number; entitlementId: string; fileId: string }> {
  const one = async (statement: string, values: unknown[] = []): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(`${statement} returning id`, values);
    return String(rows[0]?.id);
  };
  const user = await one("insert into users (name, email, email_verified) values ('Pessoa', 'pessoa@exemplo.com.br', true)");
  const store = await one(
    `insert into stores (owner_id, slug, name, author_name, legal_name, document, status, approved_at)
      values ($1, 'loja', 'Loja', 'Loja', 'Loja', '52998224725', 'aprovada', now())`,
    [user],
  );
  const product = await one(
    "insert into products (store_id, slug, title, price_cents) values ($1, 'material', 'Material', 2000)",
    [store],
  );
  const version = await one("insert into product_versions (product_id, number) values ($1, 1)", [product]);
  const file = await one("insert into product_files (product_id, name) values ($1, 'material.pdf')", [product]);
  const order = await one(
    `insert into orders (user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method, request_key,
      terms_version, expires_at, paid_at) values ($1, 'Pessoa', 'pessoa@exemplo.com.br', '52998224725', 'pago', 2000, 2000, 'pix', new_id(), '1', now(), now())`,
    [user],
  );
  const item = await one(
    `insert into order_items (order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps, commission_cents)
      values ($1, $2, $3, $4, 'Material', 'pessoal', 2000, 2000, 1200, 240)`,
    [order, product, version, store],
  );
  const entitlementId = await one(
    `insert into entitlements (order_item_id, order_id, user_id, product_id, version_id, granted_at) values ($1, $2, $3, $4, $5, now())`,
    [item, order, user, product, version],
  );
  await client.query("insert into ledger_accounts (code) values ($1), ($2)", [`seller:${store}:pending`, `psp:seller:${store}`]);
  return { storeId: Number(store), entitlementId, fileId: file };
}

/** `count` movements of the author, each with its line of history and its download, in one transaction, in the order that a purchase writes. */
export async function writeMovements(
  client: pg.ClientBase,
  { storeId, entitlementId, fileId }: Awaited<ReturnType<typeof makeSale>>,
  kind: string,
  count = 1,
): Promise<void> {
  await client.query("begin");
  try {
    await client.query(
      `with made as (insert into ledger_journals (kind, ref) select $1, 'x' || n || new_id() from generate_series(1, $2::int) n returning id)
        insert into ledger_postings (journal_id, account_id, amount_cents)
        select made.id, a.id, case when a.code like 'psp:%' then 100 else -100 end from made cross join ledger_accounts a where a.code = any ($3)`,
      [kind, count, [`seller:${storeId}:pending`, `psp:seller:${storeId}`]],
    );
    await client.query(
      "insert into downloads (entitlement_id, file_id, ip_prefix) select $1, $2, '200.1' from generate_series(1, $3::int)",
      [entitlementId, fileId, count],
    );
    await client.query(
      `insert into state_history (entity, entity_id, to_state, cause, actor) select 'order', $1, $2, 'teste', 'teste' from generate_series(1, $3::int)`,
      [entitlementId, kind, count],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
