import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { findHold } from "./bank/queries.ts";
import { holdDisputed } from "./hold-disputed.ts";

/** A store with so many paid sales, the first of them disputed. */
async function storeWith(sales: number, disputed: number) {
  const store = await createStore();
  const product = await createProduct(store.id);
  const buyer = await createUser();
  await db.execute(sql`
    with o as (
      insert into orders (user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method, request_key, terms_version, expires_at, paid_at)
      select ${buyer.id}, 'x', 'x@x.com', '52998224725', 'pago', 2000, 2000, 'pix', gen_random_uuid(), 't', now(), now() from generate_series(1, ${sales}::int) returning id),
    i as (
      insert into order_items (order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps, commission_cents)
      select id, ${product.id}, ${product.versionId}, ${store.id}, 'x', 'pessoal', 2000, 2000, 1200, 240 from o),
    t as (
      insert into payment_attempts (order_id, method, status, amount_cents, split) select id, 'cartao', 'contestada', 2000, '[]' from o limit ${disputed}::int returning id, order_id)
    insert into disputes (order_id, attempt_id, reason, status, amount_cents, formalized_at, words_until, deadline_at)
    select order_id, id, 'contestacao', 'formalizado', 2000, now(), now(), now() from t`);
  return store.id;
}

const holds = async (storeId: number) =>
  (await db.execute(sql`select 1 from payout_holds where store_id = ${storeId} and kind = 'contestacoes'`)).rowCount;

describe("a store's dispute rate holds withdrawals", () => {
  it("at 1 % or more, only once, and releases them when the rate falls", async () => {
    const many = await storeWith(300, 3);
    const few = await storeWith(400, 3);
    const small = await storeWith(10, 1);
    await holdDisputed();
    await holdDisputed();
    expect((await findHold(db, many))?.kind).toBe("contestacoes");
    expect(await holds(many)).toBe(1);
    expect(await findHold(db, few)).toBeNull();
    expect(await findHold(db, small)).toBeNull();
    await db.execute(sql`
      update orders set paid_at = now() - interval '100 days' where id in (
        select d.order_id from disputes d join order_items i on i.order_id = d.order_id where i.store_id = ${many} limit 1)`);
    await holdDisputed();
    expect(await findHold(db, many)).toBeNull();
  });
});
