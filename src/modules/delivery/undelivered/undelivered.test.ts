import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { db } from "#platform/db.ts";
import { findSale } from "../queries/find-sale.ts";
import { notifyUndelivered } from "./notify-undelivered.ts";
import { isUndelivered } from "./queries.ts";

let buyer: TestUser;
let store: Awaited<ReturnType<typeof createStore>>;
let orderId: string;

beforeEach(async () => {
  [buyer, store] = await Promise.all([createUser(), createStore()]);
  orderId = (await createSoldOrder(buyer, [await createProduct(store.id)])).id;
});

/** A receipt of this order that came back so many minutes ago. */
async function returned({ minutes = 120, kind = "bounce_duro", to = "" } = {}) {
  await db.execute(sql`with m as (insert into outbox_emails (kind, ref, recipient, payload, status)
      select 'pedido.recibo', gen_random_uuid()::text, coalesce(nullif(${to}, ''), o.buyer_email), jsonb_build_object('orderId', o.id), 'enviado'
      from orders o where o.id = ${orderId} returning id)
    insert into letter_returns (letter_id, kind, heard_at) select id, ${kind}, now() - make_interval(mins => ${minutes}) from m`);
}
async function opened() {
  await db.execute(sql`insert into downloads (entitlement_id, file_id, ip_prefix)
    select e.id, f.id, '203.0.113' from entitlements e join product_files f on f.product_id = e.product_id where e.order_id = ${orderId} limit 1`);
}
const notifications = async () => {
  await notifyUndelivered();
  const { rows } = await db.execute(sql`select 1 from notifications where event = 'venda.nao_chegou' and ref = ${orderId}`);
  return rows.length;
};

it("tells the author once that the receipt came back and no file was opened, and shows it on the sale", async () => {
  expect([await notifications(), await isUndelivered(db, orderId)]).toEqual([0, false]);
  await returned();
  await Promise.all([notifyUndelivered(), notifyUndelivered()]);
  expect(await notifications()).toBe(1);
  expect(await findSale(store.id, orderId)).toMatchObject({ isUndelivered: true });
  await opened();
  expect(await findSale(store.id, orderId)).toMatchObject({ isUndelivered: false });
});

it("waits an hour, for who is on the page may open a file all the same", async () => {
  await returned({ minutes: 30 });
  expect(await notifications()).toBe(0);
  await db.execute(sql`update letter_returns set heard_at = heard_at - interval '40 minutes'`);
  expect(await notifications()).toBe(1);
});

it.each([
  ["a file was opened", async () => opened()],
  [
    "the address was corrected",
    async () => db.execute(sql`update orders set buyer_email = 'certa@exemplo.com.br' where id = ${orderId}`),
  ],
  [
    "the money went back",
    async () =>
      db.execute(sql`with o as (update orders set status = 'estornado' where id = ${orderId} returning id)
      update entitlements e set revoked_at = now(), revoke_cause = 'estornado' from o where e.order_id = o.id`),
  ],
])("tells nobody when %s", async (_title, act) => {
  await returned();
  await act();
  expect([await notifications(), await isUndelivered(db, orderId)]).toEqual([0, false]);
});

it("still tells of what is left of an order partly given back", async () => {
  await returned();
  await db.execute(sql`update orders set status = 'parcialmente_estornado' where id = ${orderId}`);
  expect([await notifications(), await isUndelivered(db, orderId)]).toEqual([1, true]);
});

it("a mailbox that is only full, and an old return, tell nobody", async () => {
  await returned({ kind: "bounce_leve" });
  await returned({ minutes: 31 * 24 * 60 });
  expect(await notifications()).toBe(0);
});
