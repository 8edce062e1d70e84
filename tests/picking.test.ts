import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listChoices } from "#modules/catalog/bundles/queries.ts";
import { MOST_TO_PICK } from "#modules/catalog/picking/rules.ts";
import { listPricedProducts } from "#modules/coupons/queries/priced-products.ts";
import { listNewsProducts } from "#modules/favourites/news/queries.ts";
import { findToPick, readStoreEditor } from "#modules/shop/store-editor/queries.ts";
import { storePages } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";
import { createProduct, createStore } from "./factories.ts";

/** A store with one product more than a form offers at once: the one that stays outside is the oldest and the last by title. */
async function largeStore() {
  const store = await createStore();
  const outside = await createProduct(store.id, { title: "Zumbido de açúcar 100%", priceCents: 900 });
  await db.execute(sql`update products set published_at = now() - interval '400 days' where id = ${outside.id}`);
  const model = await createProduct(store.id, { title: "Modelo", priceCents: 900 });
  await db.execute(sql`
    insert into products (store_id, slug, title, status, price_cents, license, category_id, published_at, current_version_id)
    select store_id, slug || n, 'Aula ' || n, status, price_cents, license, category_id, now(), current_version_id
    from products, generate_series(1, ${MOST_TO_PICK}) n where id = ${model.id}`);
  return { store, outside };
}

it("every form that offers a store's products finds those it did not bring, whatever the accents, and only them", async () => {
  const { store, outside } = await largeStore();
  const { store: other } = await largeStore();
  const forms = {
    sections: (words: string) => findToPick(store.id, words),
    news: (words: string) => listNewsProducts(store.id, words),
    bundle: (words: string) => listChoices(db, store.id, 0, words),
    coupons: (words: string) => listPricedProducts(store.id, words),
  };
  for (const [name, offer] of Object.entries(forms)) {
    const first = await offer("");
    expect([name, first.length, first.some(({ id }) => id === outside.id)]).toEqual([name, MOST_TO_PICK, false]);
    expect([name, (await offer("ACUCAR 100%")).map(({ id }) => id)]).toEqual([name, [outside.id]]);
    expect([name, await offer("%%")]).toEqual([name, []]);
  }
  expect(other.id).not.toBe(store.id);
});

it("a store's page keeps what its author picked among the oldest", async () => {
  const { store, outside } = await largeStore();
  const section = { id: "destaques", kind: "destaques", title: "", productIds: [outside.id] };
  await db.execute(sql`insert into ${storePages} (store_id, sections) values (${store.id}, ${JSON.stringify([section])}::jsonb)
    on conflict (store_id) do update set sections = excluded.sections`);
  const editor = await readStoreEditor(store.id);
  expect(editor?.storePage.form.sections).toHaveLength(1);
  expect(editor?.pool.picked.map(({ id }) => id)).toContain(outside.id);
  expect(editor?.pool.newest.map(({ id }) => id)).not.toContain(outside.id);
});
