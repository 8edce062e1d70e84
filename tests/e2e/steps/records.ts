import pg from "pg";
import type { Belongings } from "./doors.ts";

async function ask<Row extends pg.QueryResultRow>(sql: string, values: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Nobody reads products from the database while `work` lasts. */
export async function whileProductsAreLocked<T>(work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query("begin; lock table products in access exclusive mode");
    return await work();
  } finally {
    await client.end();
  }
}

/** What belongs to the demo customer and the demo author, and to nobody at `exceptStore`: read where no page of theirs is needed. */
export async function belongings(exceptStore: string): Promise<Belongings> {
  const [found] = await ask<Belongings>(
    `select o.id as "orderId", e.id as "entitlementId", p.id::int as "productId", p.slug, p.title, f.id as "fileId", f.name as "fileName"
     from orders o join users u on u.id = o.user_id and u.email = 'cliente@demo.test'
       join entitlements e on e.order_id = o.id and e.revoked_at is null,
       products p join stores s on s.id = p.store_id join users a on a.id = s.owner_id and a.email = 'autora@demo.test'
       join product_files f on f.product_id = p.id and f.status = 'limpo' and f.removed_at is null
     where o.status = 'pago' and p.status = 'publicado' and not exists (
       select 1 from order_items i join stores s2 on s2.id = i.store_id where i.order_id = o.id and s2.slug = $1)
     order by o.number, p.id, f.position limit 1`,
    [exceptStore],
  );
  if (!found) throw new Error("the demo customer has no paid order, or the demo author nothing for sale");
  return found;
}

/** The address of something this author sells, not for free. */
export async function paidProductOf(email: string): Promise<string> {
  const [found] = await ask<{ slug: string }>(
    `select p.slug from products p join stores s on s.id = p.store_id join users a on a.id = s.owner_id
     where a.email = $1 and p.status = 'publicado' and p.price_cents between 500 and 15000 order by p.id limit 1`,
    [email],
  );
  if (!found) throw new Error("this author sells nothing");
  return found.slug;
}

/** The address of something that anybody but this author sells, not for free. */
export async function paidProductNotOf(email: string): Promise<string> {
  const [found] = await ask<{ slug: string }>(
    `select p.slug from products p join stores s on s.id = p.store_id join users a on a.id = s.owner_id
     where a.email <> $1 and s.status = 'aprovada' and p.status = 'publicado' and p.price_cents between 500 and 15000 order by p.id limit 1`,
    [email],
  );
  if (!found) throw new Error("nobody else sells anything");
  return found.slug;
}

/** Whom a product's sales are of: the address they sign in with. */
export async function ownerOf(slug: string): Promise<string> {
  const [found] = await ask<{ email: string }>(
    "select a.email from products p join stores s on s.id = p.store_id join users a on a.id = s.owner_id where p.slug = $1",
    [slug],
  );
  if (!found) throw new Error("nobody sells this");
  return found.email;
}

/** Three days pass for one order: the time it could be paid in ended a minute ago. */
export async function endTimeToPay(orderId: string): Promise<void> {
  await ask("update orders set expires_at = now() - interval '1 minute' where id = $1", [orderId]);
}

/** The administration turns boletos on. */
export async function turnBoletoOn(): Promise<void> {
  await ask(
    `insert into settings (key, value, updated_by) values ('boleto', '{"isOn": true}', 'jornada')
     on conflict (key) do update set value = excluded.value`,
    [],
  );
}

/** An approved store for this account, without a word to the provider, selling one product; answers its address. */
export async function openStoreFor(email: string): Promise<string> {
  const [made] = await ask<{ slug: string }>(
    `with store as (
       insert into stores (owner_id, slug, name, author_name, legal_name, document, city, uf, status, approved_at)
       select id, 'atelie-' || left(id::text, 13), 'Ateliê ' || name, name, name, '52998224725', 'Juiz de Fora', 'MG', 'aprovada', now()
       from users where email = $1 returning id, slug
     ), model as (select * from products where status = 'publicado' and price_cents > 0 and current_version_id is not null order by id limit 1)
     insert into products (store_id, slug, title, price_cents, status, category_id, current_version_id, published_at)
     select store.id, 'caderno-' || store.id, 'Caderno de rimas ' || store.id, 4990, 'publicado', model.category_id, model.current_version_id, now()
     from store, model returning slug`,
    [email],
  );
  if (!made) throw new Error("no store was opened");
  await ask("insert into product_stats (product_id) select id from products where slug = $1 on conflict do nothing", [made.slug]);
  return made.slug;
}

/** Days pass for one author: the wait of the money and of the bank account. */
export async function passDaysOf(email: string, days: number): Promise<void> {
  const ofAuthor = "store_id = (select s.id from stores s join users u on u.id = s.owner_id where u.email = $1)";
  const by = `interval '${Math.trunc(days)} days'`;
  await ask(`update bank_accounts set usable_from = usable_from - ${by}, active_from = active_from - ${by} where ${ofAuthor}`, [
    email,
  ]);
  await ask(
    `update receivables set held_until = held_until - ${by}, provider_at = provider_at - ${by}, next_try_at = now() where ${ofAuthor}`,
    [email],
  );
}

/** The address and title of something this author sells that has sample pages. */
export async function sampledProductOf(email: string): Promise<{ slug: string; title: string }> {
  const [found] = await ask<{ slug: string; title: string }>(
    `select p.slug, p.title from products p join stores s on s.id = p.store_id join users a on a.id = s.owner_id
       join product_previews v on v.product_id = p.id
       join product_version_files f on f.file_id = v.file_id and f.version_id = p.current_version_id
     where a.email = $1 and p.status = 'publicado' group by p.id having count(*) > 1 order by p.id limit 1`,
    [email],
  );
  if (!found) throw new Error("this author sells nothing with samples");
  return found;
}

/** The seven days of somebody who asked to leave are over. */
export async function endWithdrawalDays(email: string): Promise<void> {
  await ask(
    "update erasures set due_at = now() where status = 'carencia' and user_id = (select id from users where email = $1)",
    [email],
  );
}

/** Whether nothing of this address is left: no account, no order, no email. */
export async function isErased(email: string): Promise<boolean> {
  const [found] = await ask<{ left: boolean }>(
    `select exists (select 1 from users where email = $1) or exists (select 1 from orders where buyer_email = $1)
       or exists (select 1 from outbox_emails where recipient = $1) as left`,
    [email],
  );
  return found?.left === false;
}

/** What belongs to this address and no page may say: the newest session, and the order it goes with. */
export async function buyerSecretsOf(email: string): Promise<{ orderId: string; token: string }> {
  const [found] = await ask<{ orderId: string; token: string }>(
    `select o.id as "orderId", s.token from orders o join sessions s on s.user_id = o.user_id
     where o.buyer_email = $1 order by o.created_at desc, s.created_at desc limit 1`,
    [email],
  );
  if (!found) throw new Error("this address has no order, or nobody is signed in");
  return found;
}

/** What the ledger holds for this author, in centavos, waiting or not. */
export async function balanceOf(email: string): Promise<number> {
  const [found] = await ask<{ cents: number }>(
    `select coalesce(-sum(p.amount_cents), 0)::int as cents from ledger_postings p join ledger_accounts a on a.id = p.account_id
       join stores s on a.code like 'seller:' || s.id || ':%' join users u on u.id = s.owner_id where u.email = $1`,
    [email],
  );
  return found?.cents ?? 0;
}

/** A store and a product for sale that say `words` wherever an author writes, the description with each as a link too; answers their addresses. */
export async function openStoreSaying(words: string[]): Promise<{ store: string; material: string }> {
  const all = words.join(" ");
  const marked = (href: string) => ({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] });
  const description = {
    type: "doc",
    content: words.map((one) => ({ type: "paragraph", content: [{ type: "text", text: one }, marked(one)] })),
  };
  const email = `quem-diz-${Date.now()}@exemplo.com.br`;
  await ask("insert into users (name, email, canonical_email, email_verified) values ($1, $2, $2, true)", [
    words[0] ?? "",
    email,
  ]);
  const product = await openStoreFor(email);
  const [store] = await ask<{ slug: string }>(
    `update stores set name = $2, author_name = $2, tagline = $2, bio = $2 where owner_id = (select id from users where email = $1)
     returning slug`,
    [email, all],
  );
  await ask("update products set title = $2, promise = $2, kind = $2, description = $3, price_cents = 0 where slug = $1", [
    product,
    all,
    JSON.stringify(description),
  ]);
  return { store: store?.slug ?? "", material: product };
}

/**
 * From the price of the dearest product on, whoever pays by card confirms at the bank, when its bank asks them to: what the other journeys
 * buy is cheaper, and their cards are of banks that ask nothing. Answers the address of that product.
 */
export async function confirmDearestAtBank(): Promise<string> {
  const [found] = await ask<{ slug: string }>(
    `with dearest as (
       select p.slug, p.price_cents from products p join stores s on s.id = p.store_id
       where s.status = 'aprovada' and p.status = 'publicado' order by p.price_cents desc, p.id limit 1
     ), kept as (
       insert into settings (key, value, updated_by)
       select 'card-authentication', json_build_object('isOn', true, 'fromCents', price_cents, 'firstFromCents', price_cents), 'jornada' from dearest
       on conflict (key) do update set value = excluded.value
     )
     select slug from dearest`,
    [],
  );
  if (!found) throw new Error("nothing is sold");
  return found.slug;
}

/** The time to confirm the payment of this order at the bank is over. */
export async function endConfirmationTime(orderId: string): Promise<void> {
  await ask("update payment_attempts set authenticate_by = now() where order_id = $1 and status = 'autenticando'", [orderId]);
}

/** Whoever is signed in to this account has been for three days, in the same browser, with the same credentials. */
export async function settleSessionsOf(email: string): Promise<void> {
  const ofPerson = "user_id = (select id from users where email = $1)";
  await ask(`update sessions set created_at = created_at - interval '3 days' where ${ofPerson}`, [email]);
  await ask(`update credential_changes set at = at - interval '30 days' where ${ofPerson}`, [email]);
}

/** The wait of this author's change of bank account is over. */
export async function endBankWait(email: string): Promise<void> {
  await ask(
    `update bank_accounts set usable_from = now() - interval '1 second', next_try_at = null where status in ('pendente', 'aplicando')
       and store_id = (select s.id from stores s join users u on u.id = s.owner_id where u.email = $1)`,
    [email],
  );
}
