import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { indexProduct } from "../index-product.ts";
import { rankProducts } from "../rank-products.ts";
import { listProducts } from "./listing.ts";

const NOW = new Date();

beforeEach(async () => {
  await db.execute(sql`delete from sale_days`);
  await db.execute(sql`delete from reach_days`);
  await db.execute(sql`delete from reach_events`);
  await db.execute(sql`update product_search set hot = 0`);
});

async function sellable(count: number) {
  const store = await createStore();
  const products = [];
  for (let n = 0; n < count; n++) {
    const product = await createProduct(store.id);
    await transact(async (tx) => ok(await indexProduct(tx, product.id, NOW)));
    products.push(product.id);
  }
  return { storeId: store.id, slug: store.slug, products };
}
const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;
const sold = (storeId: number, productId: number, sales: number, daysAgo = 0) =>
  db.execute(sql`insert into sale_days (store_id, day, product_id, method, sales, gross_cents, commission_cents, interest_cents, returned_cents)
    values (${storeId}, ${today} - ${daysAgo}::int, ${productId}, 'pix', ${sales}, 0, 0, 0, 0)`);
const opened = (productId: number, visitors: number, daysAgo: number) =>
  db.execute(sql`insert into reach_days (product_id, day, kind, times, visitors)
    values (${productId}, ${today} - ${daysAgo}::int, 'visita', ${visitors * 3}, ${visitors})`);
const openedToday = (productId: number, visitor: string, times: number) =>
  db.execute(sql`insert into reach_events (product_id, day, kind, visitor, times)
    values (${productId}, ${today}, 'visita', ${Buffer.from(visitor)}, ${times})`);
const hotOf = async (productId: number) => {
  const { rows } = await db.execute<{ hot: number }>(sql`select hot from product_search where product_id = ${productId}`);
  return Number(rows[0]?.hot);
};
const found = async (slug: string) => (await listProducts({ loja: slug, ordem: "em-alta" }))!.products.map(({ id }) => id);

it("counts sales more than visitors, each visitor once a day, and lets both fade", async () => {
  const { storeId, slug, products } = await sellable(5);
  const [sale, visitors, old, today, nothing] = products as [number, number, number, number, number];
  await sold(storeId, sale, 2);
  await sold(storeId, old, 2, 6);
  await sold(storeId, nothing, 90, 14);
  await opened(visitors, 12, 1);
  await openedToday(today, "one", 50);
  await rankProducts(NOW);
  expect(await found(slug)).toEqual([sale, visitors, old, today, nothing]);
  expect(await hotOf(sale)).toBeCloseTo(16);
  expect(await hotOf(old)).toBeCloseTo(4);
  expect(await hotOf(today)).toBeCloseTo(1);
  expect(await hotOf(nothing)).toBe(0);
  await rankProducts(new Date(NOW.getTime() + 3 * 86_400_000));
  expect(await hotOf(sale)).toBeCloseTo(8);
});

it("no author is twice among the first four while others are hot, and nothing is shown twice or left out on the pages after", async () => {
  const many = await sellable(30);
  const others = [await sellable(1), await sellable(1), await sellable(1)];
  for (const [index, id] of many.products.entries()) await sold(many.storeId, id, 200 - index);
  for (const { storeId, products } of others) await sold(storeId, products[0]!, 1);
  await rankProducts(NOW);
  const loja = [many.slug, ...others.map(({ slug }) => slug)].join(",");
  const pages = await Promise.all([1, 2].map((pagina) => listProducts({ loja, ordem: "em-alta", pagina })));
  const ids = pages.flatMap((page) => page!.products.map(({ id }) => id));
  expect(ids.slice(0, 4)).toEqual([many.products[0], ...others.map(({ products }) => products[0]!).toSorted((a, b) => b - a)]);
  expect(ids.slice(4)).toEqual(many.products.slice(1));
  expect(new Set(ids).size).toBe(33);
});

it("one author alone keeps the order of what is hot", async () => {
  const { storeId, slug, products } = await sellable(4);
  for (const [index, id] of products.entries()) await sold(storeId, id, index + 1);
  await rankProducts(NOW);
  expect(await found(slug)).toEqual(products.toReversed());
});

it("the most reviewed come first, whatever their stars", async () => {
  const { slug, products } = await sellable(3);
  for (const [index, id] of products.entries())
    await db.execute(
      sql`update product_stats set rating_sum = ${index + 1}, rating_count = ${index + 1} where product_id = ${id}`,
    );
  await rankProducts(NOW);
  const page = await listProducts({ loja: slug, ordem: "mais-avaliados" });
  expect(page?.products.map(({ id }) => id)).toEqual(products.toReversed());
});
