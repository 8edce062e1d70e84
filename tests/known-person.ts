import { sql } from "drizzle-orm";
import { createProduct, createStore, createUser, type TestUser } from "./factories.ts";
import { writePictures } from "./known-pictures.ts";
import { createSoldOrder } from "./sold-order.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";

/** What must be nowhere once she is gone: in her name, her address, her document and every word she wrote. */
export const CANARIES = ["zuleide", "quimera", "11144477735", "ornitorrinco", "203.0.113.77"];
const WORDS = "Palavra de ornitorrinco, escrita por ela.";
const NAME = "Zuleide Quimera";
const EMAIL = "zuleide.quimera@exemplo.com.br";
const CPF = "11144477735";

/** Somebody who used everything there is: bought, sold, wrote, kept and was told, with a canary in each place. */
export async function createKnownPerson() {
  const user = await createUser({ name: NAME, email: EMAIL, document: CPF, canonicalEmail: EMAIL, image: `https://x/${EMAIL}` });
  const others = await createStore();
  const bought = await createProduct(others.id);
  const order = await createSoldOrder(user, [bought]);
  const store = await createStore({
    ownerId: user.id,
    slug: "loja-da-quimera",
    name: NAME,
    authorName: NAME,
    legalName: NAME,
    document: CPF,
    bio: WORDS,
    tagline: WORDS,
    city: WORDS,
    closingWords: WORDS,
  });
  const client = await createUser();
  const sold = await createProduct(store.id, { title: "Material vendido" });
  const unsold = await createProduct(store.id, {
    title: WORDS,
    promise: WORDS,
    slug: "material-da-quimera",
    tags: ["ornitorrinco"],
  });
  const sale = await createSoldOrder(client, [sold]);
  await storage().put(`files/so-dela-${unsold.id}`, Buffer.from(WORDS), { contentType: "text/plain" });
  await storage().put(`thumbs/so-dela-${unsold.id}/1.webp`, Buffer.from(WORDS), { contentType: "image/webp" });
  await writeAccount(user);
  await writePurchase(user, order.id, bought.id);
  await writeWords(user, order.id, bought.id, others.id);
  await writeTalk(user, order.id, others.id);
  await writeStore(user, { storeId: store.id, soldId: sold.id, unsoldId: unsold.id });
  await writeTraces(user, order.id);
  return { user, order, bought, store, sold, unsold, sale, client };
}

async function writeAccount({ id }: TestUser): Promise<void> {
  await db.execute(sql`update accounts set access_token = ${WORDS}, scope = ${EMAIL} where user_id = ${id}`);
  await db.execute(sql`insert into sessions (user_id, token, expires_at, ip_address, user_agent)
    values (${id}, 'ornitorrinco', now() + interval '1 day', '203.0.113.77', ${WORDS})`);
  await db.execute(sql`insert into verifications (identifier, value, expires_at) values (${`codigo:${EMAIL}`}, '1', now())`);
  await db.execute(sql`insert into second_steps (user_id, sealed_secret, enabled_at) values (${id}, 'ornitorrinco', now())`);
  await db.execute(sql`insert into account_suspensions (user_id, scopes, reason, ended_at, appeal, appealed_at, answer, answered_at)
    values (${id}, '{sacar}', ${WORDS}, now(), ${WORDS}, now(), ${WORDS}, now())`);
  await db.execute(sql`insert into second_step_resets (user_id, status, due_at) values (${id}, 'cancelada', now())`);
  await db.execute(sql`insert into recovery_codes (user_id, code_hash) values (${id}, 'ornitorrinco')`);
  await db.execute(sql`insert into remembered_browsers (token_hash, user_id, expires_at) values ('ornitorrinco', ${id}, now())`);
  await db.execute(sql`insert into passkeys (user_id, credential_id, public_key, is_synced, name)
    values (${id}, 'ornitorrinco', 'ornitorrinco', true, 'Do ornitorrinco')`);
  await db.execute(sql`insert into devices (user_id, token_hash, name) values (${id}, 'ornitorrinco', 'Do ornitorrinco')`);
  await storage().put("images/foto-do-ornitorrinco", Buffer.from(WORDS), { contentType: "image/webp" });
  await db.execute(sql`insert into profiles (user_id, slug, shown_name, photo_key)
    values (${id}, 'ornitorrinco', ${NAME}, 'foto-do-ornitorrinco')`);
  await db.execute(
    sql`insert into email_changes (user_id, old_email, new_email, expires_at) values (${id}, 'quimera@exemplo.com.br', ${EMAIL}, now())`,
  );
  await db.execute(sql`insert into credential_changes (user_id, kind) values (${id}, 'senha')`);
  await db.execute(sql`insert into addresses (user_id, label, cep, street, number, complement, district, city, uf)
    values (${id}, ${WORDS}, '01310100', ${WORDS}, '1', ${WORDS}, ${WORDS}, ${WORDS}, 'SP')`);
  await db.execute(sql`insert into consents (browser_id, user_id, purpose, is_given, text_version, how, ip_prefix, user_agent)
    values (gen_random_uuid(), ${id}, 'medicao', false, '2026-11', 'aviso', '203.0.113.77', ${WORDS})`);
  await storage().put("personal-exports/velha.zip", Buffer.from(WORDS), { contentType: "application/zip" });
  await db.execute(sql`insert into personal_exports (user_id, status, storage_key, size_bytes, requested_at, ready_at, expires_at)
    values (${id}, 'pronta', 'personal-exports/velha.zip', 9, now() - interval '2 days', now(), now() + interval '1 day')`);
}

async function writePurchase({ id }: TestUser, orderId: string, productId: number): Promise<void> {
  await db.execute(
    sql`update orders set buyer_name = ${NAME}, buyer_email = ${EMAIL}, buyer_document = ${CPF} where id = ${orderId}`,
  );
  await db.execute(sql`insert into carts (token_hash, user_id) values ('ornitorrinco', ${id})`);
  await db.execute(sql`insert into downloads (entitlement_id, file_id, ip_prefix, at)
    select e.id, f.id, '203.0.113.77', now() - interval '7 months' from entitlements e
    join product_files f on f.product_id = e.product_id where e.user_id = ${id} and e.product_id = ${productId}`);
  await db.execute(sql`insert into order_notes (order_id, admin_id, body) values (${orderId}, ${id}, ${WORDS})`);
  await db.execute(
    sql`insert into purchase_blocks (kind, value, reason) values ('email', ${EMAIL}, ${WORDS}), ('documento', ${CPF}, ${WORDS})`,
  );
  await db.execute(
    sql`insert into refund_accounts (order_id, sealed, bank_name, account_masked) values (${orderId}, 'x', ${WORDS}, 'x')`,
  );
  await db.execute(sql`insert into payment_customers (user_id, provider_id) values (${id}, 'cus_ornitorrinco')`);
  await db.execute(sql`insert into cards (user_id, provider_id, brand, last_four, holder_name, exp_month, exp_year, nickname, removed_at)
    values (${id}, 'card_ornitorrinco', 'visa', '1234', ${NAME}, 1, 2031, ${WORDS}, now())`);
  await db.execute(sql`insert into payment_attempts (order_id, method, status, amount_cents, split, provider_order_id, provider_charge_id,
      billing_address, card_token, card_last_four, provider_card_id)
    values (${orderId}, 'cartao', 'paga', 2000, '[]', 'or_livre', 'ch_livre', ${JSON.stringify({ rua: WORDS })}::jsonb, 'ornitorrinco', '1234',
      'card_ornitorrinco')`);
  await db.execute(sql`insert into refunds (order_id, attempt_id, amount_cents, cause, problem, status, asked_by, reason, answer)
    select ${orderId}, id, 100, 'defeito', 'outro', 'negado', ${id}, ${WORDS}, ${WORDS} from payment_attempts where order_id = ${orderId} limit 1`);
  await db.execute(sql`with c as (insert into coupons (store_id, code, kind, percent_bps, all_products, starts_at, ends_at)
      select store_id, 'DEZ', 'porcentagem', 1000, true, now(), now() + interval '1 day' from products where id = ${productId} returning id)
    insert into coupon_uses (coupon_id, order_id, user_id, email_key, document, card_key, discount_cents)
    select c.id, ${orderId}, ${id}, ${EMAIL}, ${CPF}, 'ornitorrinco', 100 from c`);
}

async function writeWords({ id }: TestUser, orderId: string, productId: number, storeId: number): Promise<void> {
  await db.execute(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, body, version_number, status, counted_rating)
    values (${productId}, ${storeId}, ${id}, ${orderId}, 4, ${WORDS}, 1, 'publicada', 4)`);
  await db.execute(sql`insert into questions (product_id, asker_id, body, status, published_at, answer, answered_at)
    values (${productId}, ${id}, ${WORDS}, 'publicada', now(), ${`Oi, ${NAME}`}, now())`);
  await db.execute(sql`with l as (insert into favourite_lists (user_id, name) values (${id}, 'Do ornitorrinco') returning id)
    insert into favourites (user_id, product_id, list_id, seen_price_cents, note) select ${id}, ${productId}, id, 2000, ${WORDS} from l`);
  await db.execute(sql`insert into stores_followed (user_id, store_id) values (${id}, ${storeId})`);
  await db.execute(sql`with l as (insert into favourite_lists (user_id, name, share_token)
      select owner_id, 'Da sala ao lado', 'abcdefghjkmnpqrstuvw' from stores where id = ${storeId} returning id),
    f as (insert into list_followers (user_id, list_id) select ${id}, id from l returning user_id, list_id)
    insert into followed_prices (user_id, list_id, product_id, seen_price_cents) select user_id, list_id, ${productId}, 2000 from f`);
  await db.execute(sql`insert into followed_searches (user_id, search, name, next_at)
    values (${id}, 'busca=ornitorrinco', ${WORDS}, now() + interval '7 days')`);
  await db.execute(sql`insert into subscribers (email, text_version, asked_from) values (${EMAIL}, 'x', '203.0.113.77')`);
  await db.execute(sql`with p as (insert into posts (draft) values ('{}') returning id)
    insert into post_comments (post_id, user_id, body, body_key) select id, ${id}, ${WORDS}, 'ornitorrinco' from p`);
  await db.execute(sql`insert into contact_messages (user_id, order_id, name, email, topic, body, request_key, answer_by)
    values (${id}, ${orderId}, ${NAME}, ${EMAIL}, 'compra', ${WORDS}, gen_random_uuid(), now())`);
  await db.execute(sql`insert into reports (kind, ref, reason, words, reporter_id, reporter_key)
    values ('produto', ${String(productId)}, 'outro', ${WORDS}, ${id}, 'ornitorrinco')`);
  await db.execute(sql`insert into moderation_appeals (kind, ref, user_id, words) values ('pergunta', 'x', ${id}, ${WORDS})`);
}

type Selling = { storeId: number; soldId: number; unsoldId: number };

async function writeTalk({ id }: TestUser, orderId: string, storeId: number): Promise<void> {
  await storage().put("messages/dela", Buffer.from(WORDS), { contentType: "text/plain" });
  await db.execute(sql`with m as (insert into order_messages (order_id, store_id, sender, sender_id, body, request_key) values
      (${orderId}, ${storeId}, 'comprador', ${id}, ${WORDS}, gen_random_uuid()) returning id)
    insert into message_files (order_id, store_id, uploader_id, message_id, name, size_bytes, status, content_type, sha256, storage_key)
    select ${orderId}, ${storeId}, ${id}, id, 'ornitorrinco.pdf', 9, 'limpo', 'application/pdf', 'x', 'messages/dela' from m`);
  await db.execute(sql`insert into order_messages (order_id, store_id, sender, sender_id, body, request_key)
    select ${orderId}, s.id, 'autor', s.owner_id, ${`Oi, ${NAME}`}, gen_random_uuid() from stores s where s.id = ${storeId}`);
  await db.execute(
    sql`insert into fiscal_records (order_id, name, document, address) values (${orderId}, ${NAME}, ${CPF}, ${JSON.stringify({ rua: WORDS })}::jsonb)`,
  );
  await storage().put("stamped/dela", Buffer.from(WORDS), { contentType: "application/pdf" });
  await db.execute(sql`insert into stamped_copies (entitlement_id, file_id, mark, status, recipe, storage_key, size_bytes, sha256, made_at)
    select e.id, f.id, 'AAAA-BBBB-CCCC', 'pronta', 'ornitorrinco', 'stamped/dela', 9, 'x', now() from entitlements e
    join product_files f on f.product_id = e.product_id where e.user_id = ${id} limit 1`);
  await db.execute(sql`insert into reading_places (user_id, file_id, place)
    select ${id}, file_id, ${JSON.stringify({ capitulo: "ornitorrinco" })}::jsonb from stamped_copies limit 1`);
  await db.execute(
    sql`insert into library_marks (user_id, product_id, archived_at) select ${id}, product_id, now() from entitlements where user_id = ${id}`,
  );
  await db.execute(sql`insert into notifications (user_id, event, ref, facts) values (${id}, 'teste', 'ornitorrinco', '{}')`);
  await db.execute(sql`insert into notification_stops (user_id, event, channel) values (${id}, 'ornitorrinco', 'sino')`);
}

async function writeStore({ id }: TestUser, { storeId, soldId, unsoldId }: Selling): Promise<void> {
  await db.execute(sql`update products set draft = ${JSON.stringify({ title: WORDS })}::jsonb where store_id = ${storeId}`);
  await writePictures({ storeId, soldId, unsoldId }, WORDS);
  await db.execute(
    sql`update product_files set name = ${WORDS}, storage_key = ${`files/so-dela-${unsoldId}`} where product_id = ${unsoldId}`,
  );
  await db.execute(sql`insert into product_links (file_id, address, host, words)
    select id, ${`https://canva.com/${WORDS}`}, 'canva.com', ${WORDS} from product_files where product_id = ${unsoldId} limit 1`);
  await db.execute(sql`insert into infected_files (file_id, place, store_id, product_id, name, sha256, signature, was_delivered)
    values (gen_random_uuid(), 'produto', ${storeId}, ${unsoldId}, ${WORDS}, ${"0".repeat(64)}, 'Eicar', false)`);
  await storage().put("previews/dela", Buffer.from(WORDS), { contentType: "application/json" });
  await db.execute(sql`with i as (insert into images (owner_store_id, width, height) values (${storeId}, 4, 4) returning id)
    insert into file_previews (file_id, kind, image_id, content_key, content_type, facts)
    select f.id, 'livro', i.id, 'previews/dela', 'application/json', ${JSON.stringify({ words: WORDS })}::jsonb
    from product_files f, i where f.product_id = ${unsoldId} limit 1`);
  const { rows } = await db.execute<{ key: string }>(sql`select 'images/' || image_id as key from file_previews`);
  await storage().put(rows[0]?.key ?? "", Buffer.from(WORDS), { contentType: "image/webp" });
  await db.execute(sql`update product_versions set note = ${WORDS} where product_id = ${unsoldId}`);
  await db.execute(sql`insert into product_publications (product_id, facts)
    select id, publication_facts(p) from products p where store_id = ${storeId}`);
  await db.execute(sql`insert into product_slugs (slug, product_id) values ('antigo-da-quimera', ${unsoldId})`);
  await db.execute(sql`insert into questions (product_id, asker_id, body, status, published_at, answer, answered_at)
    select ${soldId}, user_id, 'Serve para o 3º ano?', 'publicada', now(), ${WORDS}, now() from orders where user_id <> ${id} limit 1`);
  await db.execute(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, version_number, status, reply, replied_at)
    select ${soldId}, ${storeId}, user_id, id, 5, 1, 'publicada', ${WORDS}, now() from orders where user_id <> ${id} limit 1`);
  await db.execute(sql`insert into coupons (store_id, code, kind, percent_bps, all_products, starts_at, ends_at)
    values (${storeId}, 'ORNITORRINCO', 'porcentagem', 1000, true, now(), now() + interval '1 day')`);
  await db.execute(sql`insert into promotions (store_id, name, percent_bps, all_products, starts_at, ends_at)
    values (${storeId}, ${WORDS}, 1000, true, now(), now() + interval '1 day')`);
  await storage().put("proofs/dela", Buffer.from(WORDS), { contentType: "text/plain" });
  await db.execute(sql`with a as (insert into payment_attempts (order_id, method, status, amount_cents, split)
      select order_id, 'pix', 'paga', 2000, '[]' from order_items where product_id = ${soldId} limit 1 returning id, order_id),
    d as (insert into disputes (order_id, attempt_id, reason, status, amount_cents) select order_id, id, 'med', 'encerrado', 2000 from a returning id)
    insert into dispute_evidence (dispute_id, store_id, body, file_name, content_type, size_bytes, storage_key)
    select id, ${storeId}, ${WORDS}, 'ornitorrinco.pdf', 'application/pdf', 9, 'proofs/dela' from d`);
  await db.execute(sql`insert into store_payment_settings (store_id, statement_name) values (${storeId}, 'ORNITORRINCO')`);
  await db.execute(sql`update recipients set holder_name = ${NAME}, document_masked = ${CPF}, document_hash = 'ornitorrinco', kyc_reason = ${WORDS}
    where store_id = ${storeId}`);
  await db.execute(
    sql`insert into recipient_registrations (store_id, sealed, problems) values (${storeId}, 'ornitorrinco', ${JSON.stringify({ x: WORDS })}::jsonb)`,
  );
  await db.execute(sql`with sheet as (insert into material_imports (store_id, file_name, columns, unknown_columns)
    values (${storeId}, 'ornitorrinco.csv', '{titulo}', '{}') returning id)
    insert into material_import_rows (import_id, line, cells, problems)
    select id, 2, ${JSON.stringify({ titulo: WORDS })}::jsonb, '[]' from sheet`);
  await db.execute(sql`insert into store_strikes (store_id, kind, ref, reason, ends_at)
    values (${storeId}, 'loja', ${storeId}, 'Vendeu o que não podia.', now() + interval '90 days')`);
  await db.execute(sql`insert into store_takeouts (store_id, status) values (${storeId}, 'vencida')`);
  const text = JSON.stringify({ words: WORDS });
  await db.execute(sql`insert into store_faces (store_id, draft) values (${storeId}, ${text}::jsonb)`);
  await db.execute(sql`insert into store_policies (store_id, number, words) values (${storeId}, 1, ${text}::jsonb)`);
  await db.execute(
    sql`insert into store_news (store_id, day, title, body) values (${storeId}, current_date, ${WORDS}, ${WORDS})`,
  );
  await db.execute(sql`insert into authorship_declarations (product_id, user_id, terms, third_parties, permission)
    values (${unsoldId}, ${id}, '2026-11', ${WORDS}, ${WORDS})`);
  await db.execute(sql`insert into publication_schedules (product_id, user_id, publish_at, problem)
    values (${unsoldId}, ${id}, now() + interval '1 day', ${WORDS})`);
  await db.execute(sql`insert into saved_views (user_id, list, name, query) values (${id}, 'materiais', 'Do ornitorrinco', '')`);
  await db.execute(sql`with a as (insert into author_applications (user_id, status, legal_name, document, about, sent_at)
      values (${id}, 'enviada', ${NAME}, ${CPF}, ${WORDS}, now()) returning id)
    insert into author_application_items (application_id, item, mark, note) select id, 'amostra', 'ajuste', ${WORDS} from a`);
  await db.execute(sql`with b as (insert into bank_accounts (store_id, status, is_first, bank_code, bank_name, branch_masked, account_masked, account_type,
      holder_name, document_masked, fingerprint, sealed, usable_from)
    values (${storeId}, 'ativa', true, '001', 'Banco', 'ornitorrinco', 'ornitorrinco', 'corrente', ${NAME}, ${CPF}, 'ornitorrinco', 'ornitorrinco', now())
    returning id)
    insert into withdrawals (store_id, user_id, status, amount_cents, fee_cents, account_id, account_hash, snapshot_hash, token_hash, denial_hash,
      expires_at, asked_from, risk, problem, estimated_at)
    select ${storeId}, ${id}, 'cancelado', 500, 0, id, 'a', 'b', 'c', 'd', now(), ${JSON.stringify({ ip: "203.0.113.77" })}::jsonb,
      ${JSON.stringify([WORDS])}::jsonb, ${WORDS}, now() from b`);
}

const CUSTOMER = { name: NAME, email: EMAIL, document: CPF };
const CARD = { holder_name: NAME };
const PAID = { id: "ch_livre", amount: 2000, status: "paid", customer: CUSTOMER, last_transaction: { card: CARD } };
const EVENT = { id: "evt_dela", data: PAID };

async function writeTraces({ id }: TestUser, orderId: string): Promise<void> {
  await db.execute(sql`insert into outbox_emails (kind, ref, recipient, payload, status) values
    ('teste.dela', ${orderId}, ${EMAIL}, ${JSON.stringify({ name: NAME })}::jsonb, 'enviado'),
    ('teste.pelo-nome', ${orderId}, 'outra@exemplo.com.br', '{"buyer": "Zuleide", "text": "Serve para o 3º ano?"}', 'enviado'),
    ('teste.de-outra', ${orderId}, 'outra@exemplo.com.br', ${JSON.stringify({ words: `${NAME} comprou: ${CPF}` })}::jsonb, 'enviado')`);
  await db.execute(sql`insert into help_misses (words) values ('zuleide quimera reembolso'), ('materiais da zuleide')`);
  await db.execute(
    sql`insert into webhook_events (id, type, body, status) values ('evt_dela', 'charge.paid', ${JSON.stringify(EVENT)}::jsonb, 'processado')`,
  );
  await db.execute(sql`insert into rate_limits (key, points, expire) values (${`write:${id}:ornitorrinco`}, 1, 1)`);
}
